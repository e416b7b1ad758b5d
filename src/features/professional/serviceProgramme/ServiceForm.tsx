import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toApiError } from '#domain/ApiError'
import { parseDate } from '#domain/dates/parseDate'
import { fieldOf } from '#domain/fieldOf'
import { sameId, type Id } from '#domain/Id'
import { sentence } from '#domain/text/sentence'
import { catalogueApi } from '#data/catalogue/catalogueApi'
import type { Profile } from '#data/profile/profile'
import type { Phone } from '#data/phoneVerification/phoneVerificationApi'
import { useConfirmed } from '#data/phoneVerification/useConfirmed'
import type {
  ServiceApplication,
  ServiceDepartment,
  ServiceReason,
} from '#data/serviceProgramme/serviceProgramme'
import {
  serviceProgrammeApi,
  useApplyForServiceMutation,
  useSendServiceCodeMutation,
  useValidateServiceCodeMutation,
} from '#data/serviceProgramme/serviceProgrammeApi'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { DateField } from '#forms/fields/DateField'
import { EmailField } from '#forms/fields/EmailField'
import { PhoneField } from '#forms/fields/PhoneField'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form, UNFINISHED } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { useShopToday } from '#ui/lib/useNow'
import { ConsentText } from '../ConsentText'
import { CodePart } from './CodePart'
import { DepartmentField } from './DepartmentField'
import { ProductPart } from './ProductPart'
import {
  isSentTo,
  LONGEST_COMMENT,
  NOTHING_TYPED,
  serviceRules,
  type Offered,
  type SentCode,
  type TypedApplication,
} from './serviceRules'

interface ServiceFormProps {
  reasons: readonly ServiceReason[]
  /** Id of the optician that the page names; undefined if it names none. */
  department: string | undefined
  /** Profile of the signed-in customer; undefined if nobody is signed in. */
  person: Profile | undefined
  onSent: (application: ServiceApplication) => void
}

/**
 * Asks for the data of the application, sends a code to the phone, then sends the application with the code.
 */
export function ServiceForm({ reasons, department, person, onSent }: ServiceFormProps) {
  const today = useShopToday()
  const [sent, setSent] = useState<SentCode>()
  const isNewRef = useRef(false)
  const [chosen, setChosen] = useState<ServiceDepartment>()
  // Both queries are run by the fields of the form.
  const { data: departments } = serviceProgrammeApi.endpoints.serviceDepartments.useQueryState('')
  const { data: catalogue } = catalogueApi.endpoints.catalogue.useQueryState()
  const offered = useMemo(
    () => ({
      departments: departments && [...(chosen ? [chosen] : []), ...departments],
      products: catalogue?.products,
    }),
    [departments, chosen, catalogue],
  )
  const send = useSending(sent, offered)
  const [sendCode] = useSendServiceCodeMutation()
  const rules = useMemo(() => serviceRules(reasons, offered, today, sent), [reasons, offered, today, sent])
  const [initial] = useState(() => ({
    ...NOTHING_TYPED,
    departmentId: department ?? '',
    ...(person && contactOf(person)),
  }))

  /** Sends a code. `isNew` says whether its field takes the focus; it does not if the code is sent again. */
  const onCode = async ({ phone, country }: Phone, isNew: boolean) => {
    const nextAt = await sendCode({ phone, country }).unwrap()
    isNewRef.current = isNew
    flushSync(() => setSent({ phone, country, nextAt }))
    // If the number was changed meanwhile, its field has the focus and keeps it when the old number is
    // restored.
    isNewRef.current = false
  }
  const onSubmit = async (typed: TypedApplication) => {
    if (!isSentTo(sent, typed)) {
      await onCode(typed, true)
      return UNFINISHED
    }
    try {
      onSent(await send(typed, reasons))
    } catch (error) {
      const known = toApiError(error)
      // The verification has expired or was already used, so the phone has to be confirmed again.
      if (known.kind === 'invalid' && Object.keys(known.fields).some(isVerification)) setSent(undefined)
      throw error
    }
    return undefined
  }
  return (
    <Form schema={rules} initial={initial} onSubmit={onSubmit} draftKey="service-programme">
      {(typed) => {
        const reason = reasons.find(({ id }) => sameId(id, typed.reasonId))
        return (
          <>
            <RadioCards
              name="reasonId"
              label="Причина"
              options={reasons.map((one) => ({
                value: String(one.id),
                label: one.title,
                ...(noteOf(one) !== '' && { note: noteOf(one) }),
              }))}
            />
            <DepartmentField chosen={chosen} onChosen={setChosen} />
            {reason?.needsProduct && <ProductPart />}
            {reason?.needsPurchaseDate && <DateField name="purchasedAt" label="Дата покупки" max={today} />}
            <TextField name="name" label="Имя и фамилия" autoComplete="name" />
            <PhoneField name="phone" label="Телефон" />
            <EmailField name="email" label="E-mail" optional />
            <TextareaField name="comment" label="Комментарий" optional maxLength={LONGEST_COMMENT} />
            <CheckboxField name="confirmPolicy" label={<ConsentText />} />
            {sent && isSentTo(sent, typed) ? (
              <CodePart sent={sent} isNewRef={isNewRef} onAgain={() => onCode(sent, false)} />
            ) : (
              <div className="row">
                <SubmitButton>Получить код</SubmitButton>
              </div>
            )}
          </>
        )
      }}
    </Form>
  )
}

const isVerification = (said: string) => fieldOf(said, ['verification']) !== undefined

const contactOf = ({ name, lastName, phone, country, email }: Profile) => ({
  name: [name, lastName].filter(Boolean).join(' '),
  phone: phone || '',
  country,
  email: email || '',
})

/** Returns the note at a reason, which says what the reason requires. */
function noteOf({ text, needsProduct, needsPurchaseDate }: ServiceReason): string {
  const needs = [needsProduct && 'товар', needsPurchaseDate && 'дата покупки'].filter(Boolean).join(' и ')
  return [needs ? sentence(text) : text, needs && `Понадобится: ${needs}`].filter(Boolean).join(' ')
}

/**
 * Returns a function that confirms the code and sends the application; a code that was confirmed is not sent
 * again.
 */
function useSending(sent: SentCode | undefined, { departments, products }: Offered) {
  const [validate] = useValidateServiceCodeMutation()
  const [apply] = useApplyForServiceMutation()
  const confirmed = useConfirmed<string>()
  return async (typed: TypedApplication, reasons: readonly ServiceReason[]) => {
    const { phone, country, code, reasonId, departmentId, productId, purchasedAt, email, comment } = typed
    const verification = await confirmed.once({ phone, country, code, nextAt: sent?.nextAt }, () =>
      validate({ phone, country, code }).unwrap(),
    )
    const reason = reasons.find(({ id }) => sameId(id, reasonId))
    return apply({
      verification,
      reasonId: reason?.id ?? reasonId,
      departmentId: idOf(departments, departmentId),
      name: typed.name,
      phone,
      country,
      email: email || null,
      ...(reason?.needsProduct && { productId: idOf(products, productId) }),
      ...(reason?.needsPurchaseDate && { purchasedAt: parseDate(purchasedAt) ?? purchasedAt }),
      comment: comment || null,
      hasAgreed: typed.confirmPolicy,
    }).unwrap()
  }
}

/** Selects and radio buttons hold strings, but an id is sent in the type in which it came. */
const idOf = (all: readonly { id: Id }[] | undefined, text: string): Id =>
  all?.find(({ id }) => sameId(id, text))?.id ?? text
