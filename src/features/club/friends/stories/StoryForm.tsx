import { useField, useFormikContext } from 'formik'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFriendsDictionaryQuery } from '#data/friends/friendsApi'
import { usePublishStoryMutation } from '#data/friends/storiesApi'
import type { Story, StoryDraft } from '#data/friends/story'
import { useStoryFileUpload } from '#data/friends/useStoryFileUpload'
import { useStorySaver } from '#data/friends/useStorySaver'
import { localRefusal } from '#domain/localRefusal'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { DraftContext } from '#forms/lib/DraftContext'
import type { Upload } from '#forms/lib/uploads'
import { SubmitButton } from '#forms/SubmitButton'
import { Card } from '#ui/Card'
import { Notice } from '#ui/states/Notice'
import { sameId } from '#domain/Id'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { ModerationBadge } from './ModerationBadge'
import { SaveNote } from './SaveNote'
import { baseKeyOf, baseOf, draftKeyOf } from './storyBase'
import { StoryFiles } from './StoryFiles'
import { savedDraft, storyRules, type StoryValues, typedStory, USUAL_LIMITS } from './storyRules'
import { TagPills } from './TagPills'
import { StoryView } from './StoryView'

interface StoryFormProps {
  story: Story
  onPublished: () => void
}

/**
 * Edits a story. Typing saves the draft, the button publishes it. Unsaved text survives a reload in this tab.
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
    onTheirWay.current += 1
    return send(file, options).finally(() => (onTheirWay.current -= 1))
  }

  const onSubmit = async () => {
    if (onTheirWay.current > 0) throw localRefusal('Дождитесь, пока загрузятся файлы')
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

/** Asks for the tags of a story: the options are the shop's tags and those that the story already has. */
function TagsField({ name, known }: { name: string; known: readonly string[] }) {
  const [{ value }, , { setValue }] = useField<string[]>(name)
  const tags = [...new Set([...known, ...value])]
  if (tags.length === 0) return null
  return (
    <TagPills
      legend="Темы"
      tags={tags}
      chosen={new Set(value)}
      onChanged={(chosen) => void setValue([...chosen])}
    />
  )
}

interface WatchStoryProps {
  story: Story
  onChanged: (draft: StoryDraft) => void
}

/** Calls `onChanged` with the draft whenever a field or the story's files change. */
function WatchStory({ story, onChanged }: WatchStoryProps) {
  const { values } = useFormikContext<StoryValues>()
  const onLatest = useEffectEvent(() => onChanged(savedDraft(story, values)))
  useEffect(() => onLatest(), [values, story.files])
  return null
}

/** Shows a preview of the story with the current values of the form. */
function PreviewButton({ story }: { story: Story }) {
  const { values } = useFormikContext<StoryValues>()
  const [isOpen, setOpen] = useState(false)
  const files = values.files.flatMap(({ id, alt }) => {
    const file = story.files.find((one) => sameId(one.id, id))
    return file ? { ...file, alt } : []
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Посмотреть
      </Button>
      {isOpen && (
        <Dialog title={values.title.trim() || 'Без названия'} onClosed={() => setOpen(false)}>
          <StoryView story={{ ...values, files }} />
        </Dialog>
      )}
    </>
  )
}
