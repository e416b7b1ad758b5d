import { useState } from 'react'
import type { Lesson, MaterialDetail } from '#data/materials/material'
import { useCompleteLessonMutation } from '#data/materials/materialApi'
import type { Id } from '#domain/Id'
import { lookup } from '#domain/lookup'
import { joinedByDots } from '#domain/text/joinedByDots'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { takeFocus } from '#ui/lib/takeFocus'
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
  const readable = lessons.filter((lesson) => lesson !== false)
  const next = readable.find(({ isCompleted }) => !isCompleted)
  const open = readable.find((lesson) => lesson.id === chosen) ?? next
  const passed = readable.filter(({ isCompleted }) => isCompleted).length
  const isPassed = passed === lessons.length
  if (lessons.length === 0) return null
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
        {!isPassed && <p className="small soft">Сертификат — после последнего урока</p>}
      </Card>
      {finished !== undefined && (
        // The pressed button has gone, so this notice takes the focus.
        <div tabIndex={-1} ref={takeFocus} key={finished}>
          <Notice tone="done">{isPassed ? 'Обучение пройдено' : `Урок «${finished}» пройден`}</Notice>
        </div>
      )}
      {isPassed && (
        <Card title="Обучение пройдено" action={<Badge icon="check" tone="done" label="Все уроки" />}>
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
      {open && (
        <LessonCard
          key={open.id}
          trainingId={id}
          lesson={open}
          onCompleted={() => {
            setChosen(undefined)
            setFinished(open.title)
          }}
        />
      )}
    </>
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
  trainingId: Id
  lesson: Lesson
  onCompleted: () => void
}

function LessonCard({ trainingId, lesson, onCompleted }: LessonCardProps) {
  const { id, title, kind, blocks, video, isCompleted } = lesson
  const [complete, { isLoading, error }] = useCompleteLessonMutation()
  const onPressed = async () => {
    const result = await complete({ id: trainingId, lessonId: id })
    if (result.error === undefined) onCompleted()
  }
  return (
    <Card
      title={title}
      foot={
        // Whether a lesson is completed may be unreadable: then it is not completed again.
        isCompleted === false && (
          <Button busy={isLoading} onClick={() => void onPressed()}>
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
      <FailureNotice error={error} />
    </Card>
  )
}
