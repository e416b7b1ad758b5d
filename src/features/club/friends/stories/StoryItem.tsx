import { formatDate } from '#domain/dates/dates'
import { beginningOf } from '#domain/text/beginningOf'
import { isEditable, type Story } from '#data/friends/story'
import { Button } from '#ui/controls/Button'
import { PointsAmount } from '#parts/PointsAmount'
import { TextLink } from '#ui/controls/TextLink'
import { ModerationBadge } from './ModerationBadge'
import { storyPath } from './storyPath'

/** Number of characters of the story's text that the list shows. */
const SHOWN = 160

/** Shows one story in the list: its status, the beginning of its text, and its actions. */
export function StoryItem({ story, onDeleted }: { story: Story; onDeleted: () => void }) {
  const { id, title, text, tags, status, createdAt, publishedAt, rejectReason, points, files } = story
  const whose = <span className="visually-hidden">: {title}</span>
  const facts = [
    formatDate(publishedAt ?? createdAt),
    files.length > 0 && `файлов: ${files.length}`,
    ...tags.map((tag) => `#${tag}`),
  ].filter(Boolean)
  return (
    <article className="story">
      <div className="row">
        <h3>{title || 'Без названия'}</h3>
        <ModerationBadge status={status} />
        {points > 0 && <PointsAmount value={points} />}
      </div>
      {text !== '' && <p>{beginningOf(text, SHOWN)}</p>}
      <p className="small soft">{facts.join(', ')}</p>
      {status.code === 'rejected' && rejectReason !== null && rejectReason !== '' && (
        <p>Причина: {rejectReason}</p>
      )}
      <div className="row">
        <TextLink to={storyPath(id)} after="right">
          {status.code === 'draft' ? 'Продолжить' : isEditable(story) ? 'Исправить' : 'Прочитать'}
          {whose}
        </TextLink>
        {status.code === 'draft' && (
          <Button variant="quiet" small onClick={onDeleted}>
            Удалить{whose}
          </Button>
        )}
      </div>
    </article>
  )
}
