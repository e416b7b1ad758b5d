import type { IolRequest } from '#data/iolRequests/iolRequest'
import { formatTime } from '#domain/dates/dates'
import { SubmitButton } from '#forms/SubmitButton'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'
import { actionsOf } from './lib/actions'
import { differences } from './lib/changedFields'
import { formOf, type IolForm } from './lib/iolForm'

interface ConflictCardProps {
  /**
   * `initial` is what this window started with, `typed` is in its form, and `latest` was saved by another
   * window.
   */
  initial: IolForm
  typed: IolForm
  latest: IolRequest
  onTaken: () => void
}

/** Compares both versions of a request side by side; what was typed stays in the form. */
export function ConflictCard({ initial, typed, latest, onTaken }: ConflictCardProps) {
  const changed = differences(initial, typed, formOf(latest))
  return (
    <Notice tone="bad">
      <p className="strong">Запрос изменён в другом окне</p>
      {changed.length === 0 ? (
        <p>Обе версии одинаковы.</p>
      ) : (
        <table className="iol-table iol-table--eyes">
          <thead>
            <tr>
              <th scope="col">Поле</th>
              <th scope="col">{['Новая версия', formatTime(latest.updatedAt)].filter(Boolean).join(', ')}</th>
              <th scope="col">Вы ввели</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ name, label, theirs, mine, isTyped, isGone }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>
                  {isTyped ? mine : <span className="soft">{mine}, не меняли: останется новая версия</span>}
                  {isTyped && isGone && (
                    <span className="soft">, глаза в новой версии нет: не сохранится</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {actionsOf(latest).has('edit') && (
        <div className="row">
          <SubmitButton variant="secondary" small>
            Сохранить моё
          </SubmitButton>
          <Button variant="quiet" small onClick={onTaken}>
            Взять новую версию
          </Button>
        </div>
      )}
    </Notice>
  )
}
