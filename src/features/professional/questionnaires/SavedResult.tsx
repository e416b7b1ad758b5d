import { Provider } from 'react-redux'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { totalOf } from '#data/screenings/score'
import { ResultChange } from '#parts/screenings/ResultChange'
import { SavingFailure } from '#parts/screenings/SavingFailure'
import { ScoreScale } from '#parts/screenings/ScoreScale'
import { useResultSaving } from '#parts/lib/useResultSaving'
import { store } from '#store/store'
import { Button } from '#ui/controls/Button'
import { takeFocus } from '#ui/lib/takeFocus'
import { Notice } from '#ui/states/Notice'

interface SavedResultProps {
  questionnaire: Questionnaire
  answers: number[]
}

/** Compares a result with the saved ones, and saves it if the customer wants that. */
export const SavedResult = (props: SavedResultProps) => (
  <Provider store={store}>
    <Saving {...props} />
  </Provider>
)

function Saving({ questionnaire, answers }: SavedResultProps) {
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
