import { useId, useRef, useState } from 'react'
import type { Rating } from '#data/competition/competition'
import { rate } from '#data/competition/competitionApi'
import { isDoubtful, isOutdated, type ApiError } from '#domain/ApiError'
import type { Id } from '#domain/Id'
import { wasDone } from '#domain/wasDone'
import { emit } from '#host/events'
import { StarRadios } from '#forms/fields/StarRadios'
import { ErrorText } from '#ui/states/ErrorText'
import { tellFailure } from './tellFailure'

export interface RatingFieldProps {
  id: Id
  /** Title of the video, for the name of the group of stars. */
  title: string
  own: Rating['own']
  onRated: (rating: Rating) => void
  /** Refetches the rating. */
  onUnsure: () => Promise<{ data: Rating | undefined; isSuccess: boolean }>
}

/**
 * Shows five stars as radio buttons. A press sends the rating at once; a refusal restores the previous one.
 */
export function RatingField({ id, title, own, onRated, onUnsure }: RatingFieldProps) {
  const name = useId()
  const [chosen, setChosen] = useState<number>()
  const [error, setError] = useState<ApiError>()
  const isBusy = useRef(false)
  const wanted = useRef<number>(undefined)
  const shown = chosen ?? own
  /** Shows what the list says now. After a refusal the customer's own rating is that of before. */
  const readAgain = async (known?: Pick<Rating, 'own'>) => {
    const now = await onUnsure()
    if (now.data) onRated({ ...now.data, ...known })
    return now
  }

  /**
   * Sends the rating. Arrow keys select several stars in passing: while one request runs, only the last
   * selection waits.
   */
  async function send() {
    let before = own
    for (
      let sent = wanted.current;
      sent !== undefined;
      sent = wanted.current === sent ? undefined : wanted.current
    ) {
      const { data, error: failure } = await rate(id, sent)
      if (failure && !(await wasDone(failure, readAgain, ({ own }) => own === sent))) {
        tellFailure(failure)
        setError(failure)
        if (!isDoubtful(failure) && isOutdated(failure)) void readAgain({ own: before })
        return
      }
      // The answer may not repeat the customer's own rating.
      before = data ? (data.own ?? sent) : sent
      if (data) onRated({ ...data, own: before })
      emit('video-rated', { id })
    }
  }
  const onChosen = async (value: number) => {
    wanted.current = value
    setChosen(value)
    setError(undefined)
    if (isBusy.current) return
    isBusy.current = true
    await send()
    isBusy.current = false
    setChosen(undefined)
  }
  return (
    <fieldset className="contest__rate" aria-describedby={error && `${name}error`}>
      <legend className="small">
        <span className={shown === null ? undefined : 'visually-hidden'}>Оценить</span>
        <span className="visually-hidden"> «{title}» </span>
        {shown === false && 'Вашу оценку не удалось показать'}
        {typeof shown === 'number' && `Ваша оценка: ${shown} из 5`}
      </legend>
      <StarRadios
        id={name}
        control={{ name }}
        value={typeof shown === 'number' ? String(shown) : ''}
        onChosen={(stars) => void onChosen(Number(stars))}
      />
      <ErrorText error={error} id={`${name}error`} />
    </fieldset>
  )
}
