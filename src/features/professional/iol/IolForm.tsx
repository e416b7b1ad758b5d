import { useFormikContext } from 'formik'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { TextareaField } from '#forms/fields/TextareaField'
import { TEXT_MOST, MEASURES } from '#data/iolRequests/measures'
import { Form, UNFINISHED, type FormState } from '#forms/Form'
import { DraftContext } from '#forms/lib/DraftContext'
import { keptDraft } from '#forms/lib/keptDraft'
import { Button } from '#ui/controls/Button'
import { classes } from '#ui/lib/classes'
import { StyleSheet } from '#ui/StyleSheet'
import calculatorCss from '../calculator/calculator.css'
import { ConflictCard } from './ConflictCard'
import { EyeFields } from './EyeFields'
import eyesCss from './eyes.css'
import { FaultList } from './FaultList'
import css from './iol.css'
import { faultsOf, publishFaults, schemaOf } from './lib/faults'
import { draftOf, formOf, nameOf, sidesOf, textsOf, type IolForm as Values } from './lib/iolForm'
import { namesPatient } from './lib/namesPatient'
import { PatientFields } from './PatientFields'
import { useIolSaving } from './useIolSaving'
import { usePatientQuestion } from './usePatientQuestion'

interface IolFormProps {
  initial: Values
  /** Undefined for a new request. */
  request?: IolRequest
  /** Name of the field to focus, from the URL; null or undefined focuses none. */
  field?: string | null
}

type Intent = 'save' | 'publish'

const draftKeyOf = (request: Pick<IolRequest, 'id'> | undefined): string =>
  request ? `iol-${request.id}` : 'iol-new'

/**
 * Maps the server's field names to those of the form; the server numbers the eyes in the order in which they
 * were sent.
 */
const fieldOf = (values: Values): Record<string, string> => ({
  code: 'patientCode',
  ...Object.fromEntries(
    sidesOf(values).flatMap((eye, place) =>
      [...MEASURES.map(({ name }) => name), 'history' as const].map((name) => [
        `eyes.${place}.${name}`,
        nameOf(eye, name),
      ]),
    ),
  ),
})

/**
 * Edits a draft, which may be incomplete but must have no invalid values. 'Опубликовать' validates
 * everything, saves, and opens the page of the request, which asks for confirmation.
 */
export function IolForm(props: IolFormProps) {
  // Taking the version of another window restarts the form; the typed values can be restored.
  const [taken, setTaken] = useState<IolRequest>()
  return taken ? (
    <RequestForm
      key={taken.updatedAt}
      {...props}
      request={taken}
      initial={formOf(taken)}
      isTaken
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
  isTaken = false,
  onTaken,
}: IolFormProps & { isTaken?: boolean; onTaken: (latest: IolRequest) => void }) {
  // A refetch must not change the initial values of the form.
  const [initial] = useState(given)
  const { base, start, conflict, written, onSaved } = useIolSaving(initial, request)
  const over = useMemo(() => base && { version: base.updatedAt, values: formOf(base) }, [base])
  const [intent, setIntent] = useState<Intent>('save')
  const navigate = useNavigate()
  const drafts = use(DraftContext)
  const draftKey = draftKeyOf(request)
  const state = useRef<FormState<Values>>(null)
  const { ask, dialog } = usePatientQuestion()
  const form = useRef<HTMLDivElement>(null)
  const [schemas] = useState(() => {
    const names = Object.keys(initial)
    return { save: schemaOf(names, faultsOf), publish: schemaOf(names, publishFaults) }
  })

  const onSubmit = async (values: Values) => {
    const texts = textsOf(draftOf(values))
    if (intent === 'publish') await ask(texts)
    const saved = await written(values, state.current?.begun)
    const newer = state.current?.newer() ?? {}
    const isTypedOn = Object.keys(newer).length > 0
    if (isTypedOn && request) {
      onSaved(saved, values)
      return
    }
    const path = `/iol/${encodeURIComponent(saved.id)}/`
    if (!isTypedOn) {
      // Values that another window has added were neither validated nor asked about.
      const isChecked =
        Object.keys(publishFaults(formOf(saved))).length === 0 &&
        textsOf(saved).every((text) => texts.includes(text) || !namesPatient(text))
      const publish = intent === 'publish' && isChecked ? { publish: saved.updatedAt } : null
      await navigate(path, { replace: request === undefined, state: publish })
      return
    }
    // What was typed while the request was being created becomes a draft of this request, not of the next new
    // one.
    const begun = { version: saved.updatedAt, values: { ...formOf(saved) } }
    drafts.write(draftKeyOf(saved), keptDraft(newer, begun))
    drafts.remove(draftKey)
    await navigate(`${path}edit/`, { replace: true })
    return UNFINISHED
  }
  const onPublish = () => {
    flushSync(() => setIntent('publish'))
    form.current?.querySelector('form')?.requestSubmit()
  }
  return (
    <div className="card" part="card" ref={form}>
      <StyleSheet href={calculatorCss} />
      <StyleSheet href={css} />
      <StyleSheet href={eyesCss} />
      <Form
        schema={schemas[intent]}
        initial={initial}
        onSubmit={onSubmit}
        draftKey={draftKey}
        over={over}
        isDraftAside={isTaken}
        state={state}
        fieldOf={fieldOf}
      >
        {(values: Values) => (
          <>
            {intent === 'publish' && <Faults />}
            {conflict && (
              <ConflictCard
                {...{ initial: start, typed: values, latest: conflict }}
                onTaken={() => onTaken(conflict)}
              />
            )}
            <PatientFields isNew={request === undefined} />
            <div className={classes('iol-part iol-eyes', sidesOf(values).length > 1 && 'iol-eyes--both')}>
              {sidesOf(values).map((eye) => (
                <EyeFields key={eye} eye={eye} values={values} />
              ))}
            </div>
            <div className="iol-part">
              <TextareaField
                name="comment"
                label="Комментарий"
                hint="Жалобы, пожелания. Без имён"
                maxLength={TEXT_MOST}
                optional
              />
            </div>
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

/** This is the button that Enter in a field presses. */
function SaveButton({ onPressed }: { onPressed: () => void }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="secondary" busy={isSubmitting} onClick={onPressed}>
      Сохранить черновик
    </Button>
  )
}

/** Focuses the field that the URL names. */
function Arrival({ field }: { field: string | null | undefined }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (field == null) return
    const named = place.current?.closest('form')?.elements.namedItem(field)
    // The microtask runs after the heading has taken the focus for the navigation.
    if (named instanceof HTMLElement) queueMicrotask(() => named.focus())
  }, [field])
  return <span ref={place} hidden />
}

/** Lists what prevents publishing, once that was tried. */
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
