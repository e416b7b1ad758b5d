import { useState } from 'react'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useAnswerIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { TEXT_MOST } from '#data/iolRequests/measures'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { NumberField } from '#forms/fields/NumberField'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { answerOf, answerRules, type Answer } from './lib/answerRules'
import { eyeInWords } from './lib/iolForm'
import { usePatientQuestion } from './usePatientQuestion'

interface AnswerFormProps {
  request: IolRequest
  /** Experts recommend a lens. */
  recommends: boolean
}

/** Sends an answer, and empties itself for the next. */
export function AnswerForm(props: AnswerFormProps) {
  const [sent, setSent] = useState(0)
  return <OneAnswer key={sent} {...props} isNext={sent > 0} onSent={() => setSent(sent + 1)} />
}

function OneAnswer({
  request: { id, status, eyes },
  recommends,
  isNext,
  onSent,
}: AnswerFormProps & { isNext: boolean; onSent: () => void }) {
  const [answer] = useAnswerIolRequestMutation()
  const { ask, dialog } = usePatientQuestion()
  const onSubmit = async (typed: Answer) => {
    const draft = answerOf(typed)
    await ask([draft.text, draft.recommendation?.model ?? ''])
    await answer({ id, status, draft }).unwrap()
    onSent()
  }
  const [only] = eyes.length === 1 ? eyes : []
  return (
    <>
      <Form
        schema={answerRules}
        initial={{ ...answerRules.getDefault(), eye: only?.eye ?? '' }}
        onSubmit={onSubmit}
        draftKey={`iol-answer-${id}`}
      >
        {({ hasLens }: Answer) => (
          <>
            <TextareaField name="text" label="Ответ" hint="Без имён пациентов" maxLength={TEXT_MOST} />
            {recommends && <CheckboxField name="hasLens" label="Рекомендовать линзу" />}
            {recommends && hasLens && (
              <div className="iol-lens">
                <RadioCards
                  name="eye"
                  label="Глаз"
                  options={eyes.map(({ eye }) => ({ value: eye, label: eyeInWords(eye) }))}
                  inRow
                />
                <div className="fields">
                  <TextField name="model" label="Модель" autoComplete="off" />
                  <NumberField name="power" label="Сила, D" signed />
                  <NumberField name="cylinder" label="Цилиндр, D" hint="Самой линзы, плюс" optional />
                  <NumberField name="axis" label="Ось, °" hint="Крутой меридиан" optional />
                  <NumberField
                    name="expectedRefraction"
                    label="Ожидаемая рефракция, D"
                    hint="Сферический эквивалент"
                    signed
                    optional
                  />
                </div>
              </div>
            )}
            <SubmitButton>Ответить</SubmitButton>
            {isNext && (
              <p className="small soft" role="status">
                Ответ отправлен
              </p>
            )}
            <SentNote>Ответ отправлен</SentNote>
          </>
        )}
      </Form>
      {dialog}
    </>
  )
}
