import { useFormikContext } from 'formik'
import type { StoryTexts } from '../../../data/friends/story'
import type { SaveState, StorySaver } from '../../../data/friends/storySaver'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import type { StoryValues } from './storyRules'

interface SaveNoteProps {
  /** Undefined until something is typed. */
  state: SaveState | undefined
  theirs: StoryTexts | undefined
  saver: StorySaver
}

const TEXTS: Record<SaveState, string> = {
  saved: 'Сохранено',
  waiting: 'Сохраняем…',
  saving: 'Сохраняем…',
  offline: 'Нет сети. Текст остался на этом устройстве и отправится, когда сеть появится',
  failed: 'Не сохранилось. Текст остался на этом устройстве',
  conflict: '',
}

/** How what is typed stands with the shop, said quietly; a question where two tabs have written. */
export function SaveNote({ state, theirs, saver }: SaveNoteProps) {
  const { setValues } = useFormikContext<StoryValues>()
  const onTheirs = () => {
    const taken = saver.takeTheirs()
    if (!taken) return
    const { title, text, tags } = taken
    void setValues((values) => ({ ...values, title, text, tags }))
  }
  return (
    <>
      <p className="small soft" role="status">
        {state !== undefined && TEXTS[state]}
      </p>
      {(state === 'failed' || state === 'offline') && (
        <div>
          <Button variant="quiet" small onClick={() => void saver.flush()}>
            Сохранить сейчас
          </Button>
        </div>
      )}
      {state === 'conflict' && theirs && (
        <Notice tone="bad">
          <p className="strong">Историю изменили в другой вкладке. Какой текст оставить?</p>
          <details>
            <summary>Показать другой текст</summary>
            <p className="strong">{theirs.title}</p>
            <p className="editor__text">{theirs.text}</p>
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
