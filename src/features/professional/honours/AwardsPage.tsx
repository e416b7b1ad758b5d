import { useAwardsQuery } from '#data/honours/honoursApi'
import { formatDate } from '#domain/dates/dates'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { PictureThumb } from '#ui/PictureThumb'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { FileLink } from '../FileLink'

export function AwardsPage() {
  return (
    <Loaded
      query={useAwardsQuery()}
      failure="Награды не загрузились"
      skeleton={
        <div className="card" part="card">
          <Skeleton label="Загружаем награды" heights={[64, 64]} />
        </div>
      }
      empty={<EmptyState title="Наград пока нет">Дипломы и благодарности появятся здесь.</EmptyState>}
    >
      {(all) => (
        <div className="card" part="card">
          <ShowMore items={all} keyOf={({ id }) => id}>
            {({ title, text, picture, awardedAt, file }) => (
              <div className="item">
                <PictureThumb address={picture} icon="star" isWarm />
                <div className="item__main">
                  <h2 className="h3">{title}</h2>
                  {awardedAt !== null && <span className="small soft">{formatDate(awardedAt)}</span>}
                  {text !== '' && <span>{text}</span>}
                  {file && (
                    <span>
                      <FileLink file={file} />
                    </span>
                  )}
                </div>
              </div>
            )}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}
