import { useState } from 'react'
import type { Lesson, MaterialDetail } from '#data/materials/material'
import { useCompleteLessonMutation, useLazyMaterialQuery } from '#data/materials/materialApi'
import { sameId, type Id } from '#domain/Id'
import { lookup } from '#domain/lookup'
import { joinedByDots } from '#domain/text/joinedByDots'
import { settledWrite } from '#parts/lib/settledWrite'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { takeFocus } from '#ui/lib/takeFocus'
import { usePress } from '#ui/lib/usePress'
import { FailureNotice } from '#ui/states/FailureNotice'
import { Notice } from '#ui/states/Notice'
import { ProgressBar } from '#ui/states/ProgressBar'
import { FileLink } from '../FileLink'
import { LectureVideo } from '../video/LectureVideo'
import { BlocksView } from './BlocksView'

/** Lists the lessons of a training in order: completed ones can be opened again, and the next one is open. */
export function TrainingCards({ training }: { training: MaterialDetail }) {
  const { id, lessons, certificate } = training
  const [chosen, setChosen] = useState<Id>()
  const [finished, setFinished] = useState<string>()
  /** The lesson that was not completed. The list that is read after that may open another one. */
  const [failed, setFailed] = useState<{ lesson: Id; error: unknown }>()
  const complete = useCompletion(id)
  const readable = lessons.filter((lesson) => lesson !== false)
  const next = readable.find(({ isCompleted }) => !isCompleted)
  const open = readable.find((lesson) => lesson.id === chosen) ?? next
  const passed = readable.filter(({ isCompleted }) => isCompleted).length
  const isPassed = passed === lessons.length
  if (lessons.length === 0) return null
  const onComplete = async (lesson: Lesson) => {
    setFailed(undefined)
    try {
      await complete(lesson.id)
      // Another lesson may have been opened meanwhile.
      setChosen((now) => (now === lesson.id ? undefined : now))
      setFinished(lesson.title)
    } catch (error) {
      setFailed({ lesson: lesson.id, error })
    }
  }
  const failureOf = (lesson: Lesson | undefined) =>
    failed?.lesson === lesson?.id ? failed?.error : undefined
  return (
    <>
      <Card title="Уроки">
        <span className="num">
          Пройдено {passed} из {lessons.length}
        </span>
        <ProgressBar value={passed / lessons.length} />
        <ol className="lessons">
          {lessons.map((lesson, place) =>
            lesson === false ? (
              <li className="soft" key={`unread-${place}`}>
                Урок не удалось показать
              </li>
            ) : (
              <LessonLine
                key={lesson.id}
                lesson={lesson}
                isOpen={lesson === open}
                isReady={lesson.isCompleted || lesson === next}
                onChosen={() => setChosen(lesson.id)}
              />
            ),
          )}
        </ol>
        {!isPassed && !certificate && <p className="small soft">Сертификат — после последнего урока</p>}
      </Card>
      {finished !== undefined && (
        // If the pressed button has gone, this notice takes the focus.
        <div tabIndex={-1} ref={chosen === undefined ? takeFocus : undefined} key={finished}>
          <Notice tone="done">{isPassed ? 'Обучение пройдено' : `Урок «${finished}» пройден`}</Notice>
        </div>
      )}
      {(isPassed || certificate) && (
        // The shop may have given it although a lesson cannot be read.
        <Card
          title={isPassed ? 'Обучение пройдено' : 'Сертификат'}
          action={isPassed && <Badge icon="check" tone="done" label="Все уроки" />}
        >
          {certificate ? (
            <p>
              <FileLink file={certificate}>Скачать сертификат</FileLink>
            </p>
          ) : (
            <p className="soft">
              {certificate === false ? 'Сертификат не удалось показать.' : 'Сертификат появится здесь.'}
            </p>
          )}
        </Card>
      )}
      {failureOf(open) === undefined && <FailureNotice error={failed?.error} />}
      {open && (
        <LessonCard
          key={open.id}
          lesson={open}
          failure={failureOf(open)}
          onComplete={() => onComplete(open)}
        />
      )}
    </>
  )
}

/** Returns a function that completes a lesson of a training; if the answer is lost, it looks in the training read again. */
function useCompletion(id: Id) {
  const [complete] = useCompleteLessonMutation()
  const [read] = useLazyMaterialQuery()
  return (lessonId: Id) =>
    settledWrite(
      () => complete({ id, lessonId }).unwrap(),
      () => read({ kind: 'training', id }),
      ({ lessons }) =>
        lessons.some((one) => one !== false && sameId(one.id, lessonId) && one.isCompleted === true),
    )
}

const LESSON_KINDS = { video: 'Видео', text: 'Текст' }

interface LessonLineProps {
  lesson: Lesson
  isOpen: boolean
  /** Whether all preceding lessons are completed. */
  isReady: boolean
  onChosen: () => void
}

function LessonLine({ lesson, isOpen, isReady, onChosen }: LessonLineProps) {
  const { title, kind, durationMin, isCompleted } = lesson
  const facts = [
    lookup(LESSON_KINDS, kind),
    durationMin !== null && durationMin > 0 && `${durationMin}\u00a0мин`,
    isCompleted && 'пройден',
    !isReady && 'после предыдущих',
  ]
  return (
    <li>
      <Icon name={isCompleted ? 'check' : isReady ? 'right' : 'lock'} size={20} />
      <span className="item__main">
        {isReady && !isOpen ? (
          <span>
            <Button variant="quiet" small onClick={onChosen}>
              {title}
            </Button>
          </span>
        ) : (
          <span className={isOpen ? 'strong' : undefined}>{title}</span>
        )}
        <span className="small soft">{joinedByDots(facts)}</span>
      </span>
    </li>
  )
}

interface LessonCardProps {
  lesson: Lesson
  failure: unknown
  onComplete: () => Promise<void>
}

function LessonCard({ lesson, failure, onComplete }: LessonCardProps) {
  const { title, kind, blocks, video, isCompleted } = lesson
  const { press, isBusy } = usePress(onComplete)
  return (
    <Card
      title={title}
      foot={
        // Whether a lesson is completed may be unreadable: then it is not completed again.
        isCompleted === false && (
          <Button busy={isBusy} onClick={() => void press()}>
            Завершить урок
          </Button>
        )
      }
    >
      {video ? (
        <LectureVideo video={video} label={title} />
      ) : (
        kind === 'video' && <p className="soft">Видео не удалось показать</p>
      )}
      <BlocksView blocks={blocks} title={title} level="h3" />
      <FailureNotice error={failure} />
    </Card>
  )
}
