import { useEffect, useEffectEvent, useState } from 'react'
import { Provider, useSelector } from 'react-redux'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { totalOf } from '#data/screenings/score'
import { checkCustomer } from '#host/customer/customer'
import { followSession } from '#host/customer/session'
import { ResultChange } from '#parts/screenings/ResultChange'
import { SavingFailure } from '#parts/screenings/SavingFailure'
import { ScoreScale } from '#parts/screenings/ScoreScale'
import { useResultSaving } from '#parts/lib/useResultSaving'
import { store, type State } from '#store/store'
import { Button } from '#ui/controls/Button'
import { takeFocus } from '#ui/lib/takeFocus'
import { Notice } from '#ui/states/Notice'

interface SavedResultProps {
  questionnaire: Questionnaire
  answers: number[]
  /** Called if another customer has signed in, to whom the answers do not belong. */
  onOtherCustomer: () => void
}

/** Compares a result with the saved ones, and saves it if the customer wants that. */
export function SavedResult({ questionnaire, answers, onOtherCustomer }: SavedResultProps) {
  // An island with the store does the same when it is mounted.
  useState(() => {
    checkCustomer()
    followSession()
  })
  return (
    <Provider store={store}>
      <OfOneCustomer onOther={onOtherCustomer}>
        <Saving questionnaire={questionnaire} answers={answers} />
      </OfOneCustomer>
    </Provider>
  )
}

function OfOneCustomer({ onOther, children }: { onOther: () => void; children: React.ReactNode }) {
  const customer = useSelector<State, number | null>(({ session }) => session.customer)
  const [first] = useState(customer)
  const isOther = customer !== first
  const onChanged = useEffectEvent(onOther)
  useEffect(() => {
    if (isOther) onChanged()
  }, [isOther])
  return isOther ? null : children
}

function Saving({ questionnaire, answers }: Omit<SavedResultProps, 'onOtherCustomer'>) {
  const { saving, before, isReading, onSave } = useResultSaving(questionnaire)
  const total = totalOf(answers)
  return (
    <>
      <ScoreScale questionnaire={questionnaire} total={total} before={before?.score} />
      <ResultChange questionnaire={questionnaire} total={total} before={before} isReading={isReading} />
      {typeof saving === 'object' && (
        <Notice tone="bad">
          <SavingFailure error={saving} />
        </Notice>
      )}
      {saving === 'done' ? (
        // The notice replaces the button and takes its focus.
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done">Результат сохранён в личном кабинете</Notice>
        </div>
      ) : (
        <div className="row">
          <Button variant="secondary" busy={saving === 'busy'} onClick={() => void onSave(answers)}>
            Сохранить в личном кабинете
          </Button>
        </div>
      )}
    </>
  )
}
