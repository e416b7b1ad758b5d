import { useFriendsApplicationQuery } from '#data/friends/friendsApi'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { Steps } from '#ui/Steps'
import { AdvantagesCard } from './AdvantagesCard'
import { ApplicationForm, type ApplyProps } from './application/ApplicationForm'
import { ApplicationState } from './application/ApplicationState'

/** Shows 'Клуб Друзей': its advantages, the steps to join, and the application. */
export function ClubView({ hasApplied, onApplied }: ApplyProps & { hasApplied: boolean }) {
  const application = useFriendsApplicationQuery()
  const hasSent = application.data != null
  return (
    <>
      <AdvantagesCard />
      <Card title="Как это работает">
        <Steps
          label="Как вступить в клуб"
          direction="down"
          current={hasSent ? 1 : 0}
          steps={[
            { label: 'Отправьте заявку', note: 'Расскажите о себе и дайте ссылки', isCompleted: hasSent },
            { label: 'Дождитесь решения', note: 'Оно появится на этой странице', isCompleted: false },
            {
              label: 'Пишите истории и отзывы',
              note: 'Идеи для публикаций подскажем',
              isCompleted: false,
            },
            { label: 'Получайте награды', note: 'Баллы за задания и розыгрыши призов', isCompleted: false },
          ]}
        />
      </Card>
      <Loaded
        query={application}
        failure="Заявка не загрузилась"
        skeleton={
          <Card title="Заявка в клуб">
            <Skeleton label="Загружаем заявку" heights={[48, 48, 48, 120, 48]} />
          </Card>
        }
      >
        {(sent) =>
          sent === null ? (
            <Card title="Заявка в клуб">
              <ApplicationForm onApplied={onApplied} />
            </Card>
          ) : (
            <ApplicationState application={sent} isNew={hasApplied} onApplied={onApplied} />
          )
        }
      </Loaded>
    </>
  )
}
