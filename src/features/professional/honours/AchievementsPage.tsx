import { useAchievementsQuery } from '#data/honours/honoursApi'
import { formatDate } from '#domain/dates/dates'
import { Badge } from '#ui/Badge'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { PictureThumb } from '#ui/PictureThumb'
import { Loaded } from '#ui/states/Loaded'
import { ProgressBar } from '#ui/states/ProgressBar'
import { Skeleton } from '#ui/states/Skeleton'

export function AchievementsPage() {
  return (
    <Loaded
      query={useAchievementsQuery()}
      failure="Достижения не загрузились"
      skeleton={
        <div className="card" part="card">
          <Skeleton label="Загружаем достижения" heights={[64, 64, 64]} />
        </div>
      }
      empty={<EmptyState title="Достижений пока нет">Читайте материалы и приходите на занятия.</EmptyState>}
    >
      {(all) => (
        <div className="card" part="card">
          <ShowMore items={all} keyOf={({ id }) => id}>
            {({ title, text, picture, isCompleted, completedAt, progress }) => (
              <div className="item">
                <PictureThumb address={picture} icon="star" isWarm />
                <div className="item__main">
                  <h2 className="h3">{title}</h2>
                  {text !== '' && <span className="small soft">{text}</span>}
                  {!isCompleted && progress && progress.required > 0 && (
                    <>
                      <span className="small num">
                        {progress.current} из {progress.required}
                      </span>
                      <ProgressBar value={Math.min(1, progress.current / progress.required)} />
                    </>
                  )}
                </div>
                {isCompleted && (
                  <Badge icon="check" tone="done" label={formatDate(completedAt) || 'Получено'} />
                )}
              </div>
            )}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}
