import { useEffect, useState } from 'react'
import type { IolAnswerDraft, IolRequest } from '#data/iolRequests/iolRequest'
import { useIolAnswersQuery, useLazyIolAnswersQuery } from '#data/iolRequests/iolRequestsApi'
import { useAnswerIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { TEXT_MOST } from '#data/iolRequests/measures'
import { sameId } from '#domain/Id'
import { wasDone } from '#domain/wasDone'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { NumberField } from '#forms/fields/NumberField'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { emit } from '#host/events'
import { answerOf, answerRules, type Answer } from './lib/answerRules'
import { eyeInWords } from './lib/iolForm'
import { recommendationLines } from './lib/requestTable'
import { usePatientQuestion } from './usePatientQuestion'

interface AnswerFormProps {
  request: IolRequest
  /** Whether the answer may recommend a lens: only experts can. */
  recommends: boolean
  /** Receives whether the form holds text that is not sent. */
  onTyped: (isTyped: boolean) => void
}

/** Sends an answer, then clears the form for the next one. */
export function AnswerForm(props: AnswerFormProps) {
  const [sent, setSent] = useState(0)
  return (
    <>
      <OneAnswer key={sent} {...props} onSent={() => setSent(sent + 1)} />
      <Announced>{sent > 0 && <Notice tone="done">Ответ отправлен</Notice>}</Announced>
    </>
  )
}

const lensInWords = ({ recommendation: given }: IolAnswerDraft) =>
  given && recommendationLines(given).map(({ value }) => value)

const saysTheSame = (one: IolAnswerDraft, other: IolAnswerDraft): boolean =>
  one.text === other.text && JSON.stringify(lensInWords(one)) === JSON.stringify(lensInWords(other))

/**
 * Returns a function that sends an answer. If the response is lost, it looks for the answer in the thread.
 */
function useSending({ id, status }: IolRequest) {
  const [answer] = useAnswerIolRequestMutation()
  const { data: before } = useIolAnswersQuery(String(id))
  const [read] = useLazyIolAnswersQuery()
  return async (draft: IolAnswerDraft): Promise<void> => {
    try {
      await answer({ id, status, draft }).unwrap()
    } catch (error) {
      const isSent = await wasDone(
        error,
        () => read(String(id)),
        (answers) =>
          before !== undefined &&
          answers.some(
            (one) =>
              one.isMine && saysTheSame(one, draft) && !before.some((known) => sameId(known.id, one.id)),
          ),
      )
      if (!isSent) throw error
      emit('iol-request-changed', { id, status: status.code })
    }
  }
}

/** Reports changes to the parent, which has no access to the values of the form. */
function Typed({ isTyped, onChanged }: { isTyped: boolean; onChanged: (isTyped: boolean) => void }) {
  useEffect(() => onChanged(isTyped), [isTyped, onChanged])
  return null
}

function OneAnswer({ request, recommends, onSent, onTyped }: AnswerFormProps & { onSent: () => void }) {
  const { id, eyes } = request
  const send = useSending(request)
  const { ask, dialog } = usePatientQuestion()
  const onSubmit = async (typed: Answer) => {
    const draft = answerOf(typed)
    // The model is not checked for a patient's name: it is a name of the manufacturer.
    await ask([draft.text])
    await send(draft)
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
        {({ text, hasLens }: Answer) => (
          <>
            <Typed isTyped={text !== '' || hasLens} onChanged={onTyped} />
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
          </>
        )}
      </Form>
      {dialog}
    </>
  )
}
