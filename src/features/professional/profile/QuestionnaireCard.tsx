import { useState } from 'react'
import { object } from 'yup'
import type { Questionnaire, QuestionnaireQuestion } from '#data/specialist/specialist'
import { useAnswerQuestionMutation } from '#data/specialist/specialistEditsApi'
import { CheckboxTree } from '#forms/fields/CheckboxTree'
import { RadioCards } from '#forms/fields/RadioCards'
import { Form } from '#forms/Form'
import { idOfOne, idsOfSome } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Badge } from '#ui/Badge'
import { ProfileCard } from './ProfileCard'

/** Asks the questions of the questionnaire one by one; the response to an answer has the next question. */
export const QuestionnaireCard = () => (
  <ProfileCard title="Анкета" heights={[24, 48, 48, 48]}>
    {({ questionnaire }) => <Current questionnaire={questionnaire} />}
  </ProfileCard>
)

function Current({ questionnaire }: { questionnaire: Questionnaire | null | false }) {
  if (questionnaire === false) return <p className="soft">Анкету не удалось показать.</p>
  if (!questionnaire) return <p className="soft">Сейчас анкеты нет. Новая появится здесь.</p>
  const { question, isAwarded } = questionnaire
  if (question) return <QuestionForm key={question.id} question={question} />
  return isAwarded ? (
    <p>
      <Badge icon="check" tone="done" label="Анкета заполнена, награда начислена" />
    </p>
  ) : (
    <p>Анкета заполнена.</p>
  )
}

function QuestionForm({ question }: { question: QuestionnaireQuestion }) {
  const { id, text, isMultiple, options } = question
  const [answer] = useAnswerQuestionMutation()
  const [single] = useState(() => object({ answers: idOfOne(options, 'Выберите ответ') }))
  const [multiple] = useState(() => object({ answers: idsOfSome(options, 'Выберите хотя бы один ответ') }))
  const [all] = useState(() => options.map((one) => ({ value: String(one.id), label: one.text })))
  const send = (chosen: readonly string[]) =>
    // An id is sent in the type in which it came, number or string.
    answer({
      questionId: id,
      answers: options.map((one) => one.id).filter((one) => chosen.includes(String(one))),
    }).unwrap()
  const draftKey = `specialist-question-${id}`
  return isMultiple ? (
    <Form
      schema={multiple}
      initial={multiple.getDefault()}
      onSubmit={({ answers }) => send(answers)}
      draftKey={draftKey}
    >
      <CheckboxTree name="answers" label={text} options={all} />
      <SubmitButton>Ответить</SubmitButton>
    </Form>
  ) : (
    <Form
      schema={single}
      initial={single.getDefault()}
      onSubmit={({ answers }) => send([answers])}
      draftKey={draftKey}
    >
      <RadioCards name="answers" label={text} options={all} />
      <SubmitButton>Ответить</SubmitButton>
    </Form>
  )
}
