import { Skeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { PersonalDataForm } from './PersonalDataForm'
import { useProfileQuery } from '#data/profile/profileApi'

export function PersonalDataCard() {
  const profile = useProfileQuery()
  return (
    <Card title="Личные данные">
      <Loaded
        query={profile}
        failure="Данные не загрузились"
        skeleton={
          <Skeleton
            label="Загружаем данные"
            heights={[20, 48, 20, 48, 20, 48, 20, 24, 20, 168, 20, 48, 48]}
          />
        }
      >
        {(data) => <PersonalDataForm profile={data} />}
      </Loaded>
    </Card>
  )
}
