import { useState } from 'react'
import { count, type Forms } from '#domain/numbers/counts'
import { remoteData } from '#domain/remoteData'
import { useFriendsDictionaryQuery } from '#data/friends/friendsApi'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { type ShownIdea, shownIdeas, tagsOf, withTags } from './ideas'
import { TagPills } from './stories/TagPills'
import { IdeaPicture } from './IdeaPicture'

const FOUND: Forms = ['идея', 'идеи', 'идей']

interface IdeasCardProps {
  /**
   * Code of the idea whose draft is being created; '' is a story without an idea, undefined means that no
   * draft is.
   */
  begun: string | undefined
  /** True while no draft can be created. */
  waits: boolean
  error: unknown
  onWrite: (idea: ShownIdea) => void
  onOwn: () => void
}

/**
 * Shows eight ideas for a publication, which the customer can filter by tags. If the shop's dictionary fails
 * to load, the built-in ideas are shown.
 */
export function IdeasCard({ begun, waits, error, onWrite, onOwn }: IdeasCardProps) {
  const dictionary = remoteData(useFriendsDictionaryQuery())
  const [tags, setTags] = useState<ReadonlySet<string>>(new Set())
  const all = shownIdeas(dictionary.state === 'known' ? dictionary.value.ideas : [])
  const found = withTags(all, tags)
  return (
    <Card
      title="Идеи публикаций"
      action={
        <Button variant="secondary" small busy={begun === ''} waits={waits} onClick={() => onOwn()}>
          Своя история
        </Button>
      }
    >
      {dictionary.state === 'failed' && (
        <Notice tone="bad">
          <p>
            Свежие темы не загрузились. <FailureText error={dictionary.error} />
          </p>
          <RetryButton
            variant="quiet"
            small
            busy={dictionary.isRetrying}
            onClick={() => void dictionary.retry()}
          />
        </Notice>
      )}
      <TagPills legend="Темы" tags={tagsOf(all)} chosen={tags} onChanged={setTags} />
      <p className="small soft" role="status">
        {tags.size === 0 ? count(all.length, FOUND) : `Найдено: ${count(found.length, FOUND)}`}
      </p>
      {error !== undefined && (
        <Notice tone="bad">
          <p>
            <FailureText error={error} />
          </p>
        </Notice>
      )}
      <ul className="ideas">
        {found.map((idea) => (
          <li key={idea.code}>
            <IdeaItem idea={idea} busy={begun === idea.code} waits={waits} onWrite={() => onWrite(idea)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface IdeaItemProps {
  idea: ShownIdea
  busy: boolean
  waits: boolean
  onWrite: () => void
}

function IdeaItem({ idea: { code, title, description, tags }, busy, waits, onWrite }: IdeaItemProps) {
  return (
    <article className="idea">
      <IdeaPicture code={code} />
      <h3>{title}</h3>
      <p className="soft">{description}</p>
      <ul className="idea__tags small soft" aria-label="Темы">
        {tags.map((tag) => (
          <li key={tag}>#{tag}</li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" small busy={busy} waits={waits} onClick={onWrite}>
          Написать<span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </article>
  )
}
