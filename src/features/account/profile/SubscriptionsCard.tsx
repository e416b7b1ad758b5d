import { useState, type ReactNode } from 'react'
import { FailureText } from '#ui/states/FailureText'
import { InstantCheckbox } from '#forms/fields/InstantCheckbox'
import { LoadedCard } from '#ui/LoadedCard'
import { Notice } from '#ui/states/Notice'
import type { Profile, Subscriptions } from '#data/profile/profile'
import { useProfileQuery } from '#data/profile/profileApi'
import { useSaveSubscriptionsMutation } from '#data/profile/profileEditsApi'

export function SubscriptionsCard() {
  const profile = useProfileQuery()
  return (
    <LoadedCard
      title="Рассылка и звонки"
      query={profile}
      failure="Подписки не загрузились"
      skeleton={{ label: 'Загружаем подписки', heights: [24, 24] }}
    >
      {(data) => <SubscriptionChoices profile={data} />}
    </LoadedCard>
  )
}

/** Shows the choices. Each one is saved at once, and undone if the server refuses it. */
function SubscriptionChoices({ profile }: { profile: Profile }) {
  const [save] = useSaveSubscriptionsMutation()
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState<ReactNode>()
  const onChanged = async (changes: Subscriptions, outcome: string) => {
    setDone('')
    setFailure(undefined)
    const { error } = await save(changes)
    if (error === undefined) setDone(outcome)
    else
      setFailure(
        <>
          Не сохранилось. <FailureText error={error} />
        </>,
      )
  }
  return (
    <div>
      <InstantCheckbox
        label="Получать рассылку клуба"
        checked={profile.subscribeMailings}
        onChanged={(subscribeMailings) =>
          void onChanged(
            { subscribeMailings },
            subscribeMailings ? 'Рассылка включена' : 'Рассылка отключена',
          )
        }
      />
      <InstantCheckbox
        label="Принимать звонки клуба"
        checked={profile.subscribeCalls}
        onChanged={(subscribeCalls) =>
          void onChanged({ subscribeCalls }, subscribeCalls ? 'Звонки включены' : 'Звонки отключены')
        }
      />
      <p className="small soft" role="status">
        {done}
      </p>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
    </div>
  )
}
