import { useState } from 'react'
import type { ServiceApplication } from '#data/serviceProgramme/serviceProgramme'
import { useProfileQuery } from '#data/profile/profileApi'
import { useServiceDictionaryQuery } from '#data/serviceProgramme/serviceProgrammeApi'
import { numbered } from '#domain/text/numbered'
import { emit } from '#host/events'
import { token } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { takeFocus } from '#ui/lib/takeFocus'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Illustration } from '#ui/states/Illustration'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { OwnApplications } from './OwnApplications'
import css from './service.css'
import { ServiceForm } from './ServiceForm'

/** Heights of the form: rules and reasons, the opticians, then the fields of the applicant. */
const FORM = [24, 112, 64, 56, ...Array<number>(9).fill(80), 144, 48]

/**
 * Shows the service programme: a form that anybody can send, and the applications of a signed-in customer.
 */
export function ServicePage({ department }: { department: string | undefined }) {
  const dictionary = useServiceDictionaryQuery()
  const { person, isKnown } = useOwnPerson()
  const [sent, setSent] = useState<ServiceApplication>()
  const onSent = (application: ServiceApplication) => {
    setSent(application)
    emit('service-application-sent', { number: application.number })
  }
  return (
    <div className="service">
      <StyleSheet href={css} />
      <Card title="Программа обслуживания">
        {sent ? (
          <Sent application={sent} onAnother={() => setSent(undefined)} />
        ) : (
          <Loaded
            query={{ ...dictionary, data: isKnown ? dictionary.data : undefined }}
            failure="Программа не загрузилась"
            skeleton={<Skeleton label="Загружаем программу" heights={FORM} />}
            isEmpty={({ reasons }) => reasons.length === 0}
            empty={<EmptyNote>Сейчас заявки не принимаются. Загляните позже.</EmptyNote>}
          >
            {({ reasons, rulesUrl }) => (
              <>
                {rulesUrl !== null && (
                  <p>
                    <Anchor href={rulesUrl} newTab>
                      Правила программы
                    </Anchor>
                  </p>
                )}
                <ServiceForm {...{ reasons, department, person, onSent }} />
              </>
            )}
          </Loaded>
        )}
      </Card>
      {token() !== undefined && <OwnApplications />}
    </div>
  )
}

/**
 * Loads the profile of the signed-in customer, with which the form starts. Once the first request has
 * succeeded or failed, later responses change nothing. For staff the request is refused, because they apply
 * for others.
 */
function useOwnPerson() {
  const { data: person, isLoading } = useProfileQuery(undefined, { skip: token() === undefined })
  const [isKnown, setKnown] = useState(!isLoading)
  if (!isKnown && !isLoading) setKnown(true)
  return { person, isKnown }
}

interface SentProps {
  application: ServiceApplication
  onAnother: () => void
}

function Sent({ application: { number, department }, onAnother }: SentProps) {
  return (
    <div className="state" role="status">
      <Illustration>
        <circle cx="48" cy="48" r="46" opacity=".25" />
        <circle cx="48" cy="48" r="36" opacity=".5" />
        <path d="m35 49 9 9 18-20" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </Illustration>
      <h3 tabIndex={-1} ref={takeFocus}>
        {numbered('Заявка', number)} принята
      </h3>
      <p>{department === '' ? 'Оптика свяжется с вами.' : `${department} свяжется с вами.`}</p>
      <Button variant="secondary" onClick={onAnother}>
        Новая заявка
      </Button>
    </div>
  )
}
