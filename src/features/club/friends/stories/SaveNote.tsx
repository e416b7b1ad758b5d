import { sentence } from '#domain/text/sentence'
import { useFormikContext } from 'formik'
import type { SaveState, StorySaver } from '#data/friends/storySaver'
import { Button } from '#ui/controls/Button'
import { FailureAction, useFailureMessage } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import type { StoryValues } from './storyRules'

interface SaveNoteProps {
  /** Undefined until the customer types something. */
  state: SaveState | undefined
  saver: StorySaver
}

function textOf(name: SaveState['name'] | undefined, failure: string): string {
  switch (name) {
    case 'saved':
      return 'Сохранено'
    case 'waiting':
    case 'saving':
      return 'Сохраняем…'
    case 'offline':
      return 'Нет сети. Текст остался на этом устройстве и отправится, когда сеть появится'
    case 'failed':
      return `${sentence(failure)} Текст остался на этом устройстве`
    default:
      return ''
  }
}

/** Says whether the typed text is saved. If two tabs have edited the story, asks which text to keep. */
export function SaveNote({ state, saver }: SaveNoteProps) {
  const { setValues } = useFormikContext<StoryValues>()
  const error = state?.name === 'failed' ? state.error : undefined
  const { message, isHeld } = useFailureMessage(error)
  const onTheirs = () => {
    const taken = saver.takeTheirs()
    if (!taken) return
    const { title, text, tags } = taken
    void setValues((values) => ({ ...values, title, text, tags }))
  }
  return (
    <>
      <p className="small soft" role="status">
        {textOf(state?.name, message)}
      </p>
      {(state?.name === 'failed' || state?.name === 'offline') && (
        <div>
          <Button variant="quiet" small busy={isHeld} onClick={() => void saver.flush()}>
            Сохранить сейчас
          </Button>
          <FailureAction error={error} />
        </div>
      )}
      {state?.name === 'conflict' && (
        <Notice tone="bad">
          <p className="strong">Историю изменили в другой вкладке. Какой текст оставить?</p>
          <details>
            <summary>Показать другой текст</summary>
            <p className="strong">{state.theirs.title}</p>
            <p className="editor__text">{state.theirs.text}</p>
          </details>
          <div className="row">
            <Button variant="secondary" small onClick={() => void saver.keepMine()}>
              Оставить мой
            </Button>
            <Button variant="quiet" small onClick={onTheirs}>
              Взять другой
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}
