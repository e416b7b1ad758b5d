import type { Search } from '../../forms/useSuggestions'
import { Bones } from '../../ui/Bones'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { PersonalDataForm } from './PersonalDataForm'
import { useProfileQuery } from './profileApi'

export function PersonalDataCard({ searchCity }: { searchCity: Search }) {
  const profile = useProfileQuery()
  return (
    <Card title="Личные данные" className="profile__personal">
      <Loaded
        query={profile}
        failure="Данные не загрузились"
        skeleton={
          <Bones label="Загружаем данные" heights={[20, 48, 20, 48, 20, 48, 20, 24, 20, 168, 20, 48, 48]} />
        }
      >
        {(data) => <PersonalDataForm profile={data} searchCity={searchCity} />}
      </Loaded>
    </Card>
  )
}
