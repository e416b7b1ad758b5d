import { useAwardsQuery } from '#data/honours/honoursApi'
import { formatDate } from '#domain/dates/dates'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { Picture } from '#ui/Picture'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { CardBones } from '../CardBones'
import { FileLink } from '../FileLink'
import css from './honours.css'

export function AwardsPage() {
  return (
    <Loaded
      query={useAwardsQuery()}
      failure="Награды не загрузились"
      skeleton={
        <div className="honours">
          <StyleSheet href={css} />
          <div className="list">
            <CardBones label="Загружаем награды" cards={2} heights={[120, 24, 16]} />
          </div>
        </div>
      }
      empty={<EmptyState title="Наград пока нет">Дипломы и благодарности появятся здесь.</EmptyState>}
    >
      {(all) => (
        <div className="honours">
          <StyleSheet href={css} />
          <ShowMore items={all} keyOf={({ id }) => id}>
            {({ title, text, picture, awardedAt, file }) => (
              <div className="card" part="card">
                <span className="honours__art">
                  <Picture address={picture}>
                    <RingsOfHonour />
                  </Picture>
                </span>
                <div>
                  <h2 className="h3">{title}</h2>
                  {awardedAt !== null && <p className="small soft">{formatDate(awardedAt)}</p>}
                </div>
                {text !== '' && <p>{text}</p>}
                {file && (
                  <div className="card__foot">
                    <FileLink file={file} />
                  </div>
                )}
              </div>
            )}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}

/** Draws rings around a check mark for an award without a picture. */
const RingsOfHonour = () => (
  <svg viewBox="0 0 200 120" aria-hidden="true">
    <circle cx="100" cy="60" r="54" opacity=".25" />
    <circle cx="100" cy="60" r="44" opacity=".45" />
    <circle cx="100" cy="60" r="33" strokeWidth="6" strokeDasharray="193 14.3" strokeDashoffset="-7" />
    <circle cx="100" cy="60" r="20" />
    <path d="m91 60 7 7 12-13" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
