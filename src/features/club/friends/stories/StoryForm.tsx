import { use, useRef, useState } from 'react'
import { count, type Forms } from '#domain/numbers/counts'
import { useFriendsDictionaryQuery } from '#data/friends/friendsApi'
import type { Story, StoryDraft } from '#data/friends/story'
import { usePublishStoryMutation } from '#data/friends/storiesApi'
import { useStoryFileUpload } from '#data/friends/useStoryFileUpload'
import { useStorySaver } from '#data/friends/useStorySaver'
import { DraftContext } from '#forms/lib/DraftContext'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import type { Upload } from '#forms/lib/uploads'
import { TextField } from '#forms/fields/TextField'
import { Card } from '#ui/Card'
import { Notice } from '#ui/states/Notice'
import { ModerationBadge } from './ModerationBadge'
import { localRefusal } from '#domain/localRefusal'
import { PreviewButton } from './PreviewButton'
import { SaveNote } from './SaveNote'
import { baseKeyOf, baseOf, draftKeyOf } from './storyBase'
import { StoryFiles } from './StoryFiles'
import { savedDraft, storyRules, typedStory, USUAL_LIMITS, type StoryValues } from './storyRules'
import { TagsField } from './TagsField'
import { WatchStory } from './WatchStory'

const FILES: Forms = ['файла', 'файлов', 'файлов']

interface StoryFormProps {
  story: Story
  onPublished: () => void
}

/**
 * Edits a story. Typing saves the draft; the button publishes it. Unsaved text outlives a reload in this tab.
 */
export function StoryForm({ story, onPublished }: StoryFormProps) {
  const { id, status, rejectReason } = story
  const { data: dictionary } = useFriendsDictionaryQuery()
  const limits = dictionary?.stories ?? USUAL_LIMITS
  const drafts = use(DraftContext)
  const draftKey = draftKeyOf(id)
  const baseKey = baseKeyOf(id)
  const [base] = useState(() => baseOf(drafts.read(baseKey), story))
  const isBaseKept = useRef(false)
  const { saver, state } = useStorySaver(story, base, () => {
    drafts.remove(draftKey)
    drafts.remove(baseKey)
    isBaseKept.current = false
  })
  const onChanged = (draft: StoryDraft) => {
    saver.change(draft)
    if (saver.isSaved() || isBaseKept.current) return
    const { title, text, tags } = saver.base
    drafts.write(baseKey, { title, text, tags })
    isBaseKept.current = true
  }
  const [publish] = usePublishStoryMutation()
  const [start] = useState(() => typedStory(story))
  const send = useStoryFileUpload(id)
  const onTheirWay = useRef(0)
  const upload: Upload = (file, options) => {
    if (story.files.length + onTheirWay.current >= limits.filesMaxCount)
      return Promise.reject(localRefusal(`Можно приложить не больше ${count(limits.filesMaxCount, FILES)}`))
    onTheirWay.current += 1
    return send(file, options).finally(() => (onTheirWay.current -= 1))
  }

  const onSubmit = async (values: StoryValues) => {
    if (onTheirWay.current > 0) throw localRefusal('Дождитесь, пока загрузятся файлы')
    saver.change(savedDraft(story, values))
    if (!(await saver.flush())) {
      const refused = localRefusal('История не сохранилась, поэтому пока не опубликована')
      throw Object.assign(refused, saver.refusal)
    }
    await publish(id).unwrap()
    onPublished()
  }

  return (
    <Card title="История" action={<ModerationBadge status={status} />}>
      {status.code === 'rejected' && (
        <Notice icon="alert">
          <p>
            {rejectReason === null || rejectReason === ''
              ? 'Модератор не назвал причину.'
              : `Причина: ${rejectReason}`}
          </p>
          <p>Исправьте историю и опубликуйте снова.</p>
        </Notice>
      )}
      <Form schema={storyRules(limits)} initial={start} draftKey={draftKey} onSubmit={onSubmit}>
        <WatchStory story={story} onChanged={onChanged} />
        <TextField name="title" label="Название" autoComplete="off" />
        <TextareaField name="text" label="Текст" maxLength={limits.textMaxLength} />
        <TagsField name="tags" known={dictionary?.tags ?? []} />
        <StoryFiles story={story} limits={limits} upload={upload} />
        <SaveNote state={state} saver={saver} />
        <div className="row">
          <SubmitButton>Опубликовать</SubmitButton>
          <PreviewButton story={story} />
        </div>
      </Form>
    </Card>
  )
}
