import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { freshData } from '#domain/freshData'
import type { IolRequest, IolRequestDraft } from '#data/iolRequests/iolRequest'
import { iolRequestsApi, useLazyIolRequestQuery } from '#data/iolRequests/iolRequestsApi'
import { useCreateIolRequestMutation, useSaveIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { hasServerError, isDoubtful, unavailable } from '#domain/ApiError'
import { wasDone } from '#domain/wasDone'
import { TextareaField } from '#forms/fields/TextareaField'
import { TEXT_MOST, MEASURES } from '#data/iolRequests/measures'
import { Form } from '#forms/Form'
import { emit } from '#host/events'
import { Button } from '#ui/controls/Button'
import { classes } from '#ui/lib/classes'
import { StyleSheet } from '#ui/StyleSheet'
import calculatorCss from '../calculator/calculator.css'
import { ConflictCard } from './ConflictCard'
import { EyeFields } from './EyeFields'
import { FaultList } from './FaultList'
import css from './iol.css'
import { faultsOf, publishFaults, schemaOf } from './lib/faults'
import { draftOf, formOf, nameOf, sidesOf, textsOf, type IolForm as Values } from './lib/iolForm'
import { PatientFields } from './PatientFields'
import { usePatientQuestion } from './usePatientQuestion'

interface IolFormProps {
  initial: Values
  /** None while it is new. */
  request?: IolRequest
  /** The field that the address leads to. */
  field?: string | null
}

type Intent = 'save' | 'publish'

/** The names of an eye on the wire differ from the form's. */
const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The form's names of what the server refuses, by the places of the eyes that are sent. */
const fieldOf = (values: Values): Record<string, string> => ({
  'patient.code': 'patientCode',
  'patient.birth_year': 'birthYear',
  'patient.sex': 'sex',
  lens_type: 'lensType',
  ...Object.fromEntries(
    sidesOf(values).flatMap((eye, place) =>
      [...MEASURES.map(({ name }) => name), 'history' as const].map((name) => [
        `eyes.${place}.${wireName(name)}`,
        nameOf(eye, name),
      ]),
    ),
  ),
})

/** Whether the shop has a request as it was sent. */
const isAsSent = (one: IolRequest, sent: IolRequestDraft): boolean =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(sent))

/** Whether a new draft is the one that was sent; files are added only later. */
const isNewDraft = (one: IolRequest, sent: IolRequestDraft): boolean =>
  one.attachments.length === 0 && isAsSent(one, sent)

/**
 * Returns a function that creates a draft, and finds it among one's own where only the shop's reply got lost: what is
 * typed further would make a second one. One that said the same before is as good.
 */
function useCreation() {
  const [create] = useCreateIolRequestMutation()
  const [readList] = iolRequestsApi.endpoints.iolRequests.useLazyQuery()
  return async (sent: IolRequestDraft): Promise<IolRequest> => {
    try {
      return await create(sent).unwrap()
    } catch (error) {
      let created: IolRequest | undefined
      const isCreated = await wasDone(
        error,
        () => readList({ status: 'draft', scope: 'mine', query: sent.patient.code, page: 1 }),
        ({ iolRequests }) => {
          created = iolRequests.find((one) => isNewDraft(one, sent))
          return created !== undefined
        },
      )
      if (!isCreated || !created) throw error
      emit('iol-request-changed', { id: created.id, status: created.status.code })
      return created
    }
  }
}

/**
 * Writes a draft, however incomplete; nothing that is wrong is saved. 'Опубликовать' checks all of it at once, saves,
 * and goes on at the request itself, which asks.
 */
export function IolForm(props: IolFormProps) {
  // Taking the version of another window begins the form anew.
  const [taken, setTaken] = useState<IolRequest>()
  return taken ? (
    <RequestForm
      key={taken.updatedAt}
      {...props}
      request={taken}
      initial={formOf(taken)}
      onTaken={setTaken}
    />
  ) : (
    <RequestForm {...props} onTaken={setTaken} />
  )
}

function RequestForm({
  initial: given,
  request,
  field,
  onTaken,
}: IolFormProps & { onTaken: (latest: IolRequest) => void }) {
  // What is read anew meanwhile must not change what the form began with.
  const [initial] = useState(given)
  const [base, setBase] = useState(request)
  // What the shop's version began with, and what a save sent whose reply got lost.
  const start = useRef(draftOf(initial))
  const unsure = useRef<IolRequestDraft>(undefined)
  const [conflict, setConflict] = useState<IolRequest>()
  const [intent, setIntent] = useState<Intent>('save')
  const create = useCreation()
  const [save] = useSaveIolRequestMutation()
  const [readAgain] = useLazyIolRequestQuery()
  const navigate = useNavigate()
  const { ask, dialog } = usePatientQuestion()
  const form = useRef<HTMLDivElement>(null)
  const [schemas] = useState(() => {
    const names = Object.keys(initial)
    return { save: schemaOf(names, faultsOf), publish: schemaOf(names, publishFaults) }
  })

  const written = async (values: Values): Promise<IolRequest> => {
    const edit = draftOf(values)
    return base ? saveOver(base, edit) : create(edit)
  }
  async function saveOver(one: IolRequest, edit: IolRequestDraft): Promise<IolRequest> {
    try {
      return await save({ request: one, start: start.current, edit }).unwrap()
    } catch (error) {
      if (isDoubtful(error)) unsure.current = edit
      if (!hasServerError(error, '409')) throw error
      const latest = freshData(await readAgain(String(one.id)))
      if (!latest) throw error
      setBase(latest)
      const lost = unsure.current
      unsure.current = undefined
      // This window changed it, and did not hear so.
      if (lost && isAsSent(latest, lost)) {
        start.current = lost
        return saveOver(latest, edit)
      }
      setConflict(latest)
      throw Object.assign(new Error('changed in another window'), unavailable('aborted'))
    }
  }
  const onSubmit = async (values: Values) => {
    if (intent === 'publish') await ask(textsOf(draftOf(values)))
    const { id } = await written(values)
    await navigate(`/iol/${encodeURIComponent(id)}/`, {
      replace: request === undefined,
      state: intent === 'publish' ? { publish: true } : null,
    })
  }
  const onPublish = () => {
    flushSync(() => setIntent('publish'))
    form.current?.querySelector('form')?.requestSubmit()
  }
  return (
    <div className="card" part="card" ref={form}>
      <StyleSheet href={calculatorCss} />
      <StyleSheet href={css} />
      <Form
        schema={schemas[intent]}
        initial={initial}
        onSubmit={onSubmit}
        draftKey={request ? `iol-${request.id}` : 'iol-new'}
        fieldOf={fieldOf}
      >
        {(values: Values) => (
          <>
            {intent === 'publish' && <Faults />}
            {conflict && (
              <ConflictCard
                {...{ initial, typed: values, latest: conflict }}
                onTaken={() => onTaken(conflict)}
              />
            )}
            <PatientFields isNew={request === undefined} />
            <div className={classes('iol-eyes', sidesOf(values).length > 1 && 'iol-eyes--both')}>
              {sidesOf(values).map((eye) => (
                <EyeFields key={eye} eye={eye} values={values} />
              ))}
            </div>
            <TextareaField
              name="comment"
              label="Комментарий"
              hint="Жалобы, пожелания. Без имён"
              maxLength={TEXT_MOST}
              optional
            />
            <div className="row">
              <Button onClick={onPublish}>Опубликовать</Button>
              <SaveButton onPressed={() => flushSync(() => setIntent('save'))} />
            </div>
            <Arrival field={field} />
          </>
        )}
      </Form>
      {dialog}
    </div>
  )
}

/** Also what Enter in a field presses. */
function SaveButton({ onPressed }: { onPressed: () => void }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="secondary" busy={isSubmitting} onClick={onPressed}>
      Сохранить черновик
    </Button>
  )
}

/** Opens the field that the address names. */
function Arrival({ field }: { field: string | null | undefined }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (field == null) return
    const named = place.current?.closest('form')?.elements.namedItem(field)
    // After the heading, which takes the focus with the navigation.
    if (named instanceof HTMLElement) queueMicrotask(() => named.focus())
  }, [field])
  return <span ref={place} hidden />
}

/** What keeps the request from being published, once that was tried. */
function Faults() {
  const { errors, submitCount } = useFormikContext<Values>()
  const place = useRef<HTMLDivElement>(null)
  if (submitCount === 0) return null
  const onChosen = (name: string) => {
    const named = place.current?.closest('form')?.elements.namedItem(name)
    if (named instanceof HTMLElement) named.focus()
  }
  return (
    <div ref={place}>
      <FaultList faults={errors} onChosen={onChosen} />
    </div>
  )
}
