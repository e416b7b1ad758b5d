import { use, useCallback, useEffect, useRef, useState } from 'react'
import { DraftContext } from '#forms/lib/DraftContext'
import { useConfirmed } from '#data/phoneVerification/useConfirmed'
import { signedIn } from '#data/session/signedIn'
import { emit } from '#host/events'
import { enterSession } from '#host/customer/session'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { UnsavedContext, useUnsaved, type Unsaved } from '#ui/lib/unsaved'
import css from './auth.css'
import { LoginContext, type LoginType, type SentCode, type Step } from './LoginContext'
import { LoginSteps } from './LoginSteps'
import {
  removeLoginDraft,
  hasLoginDraft,
  saveLoginDraft,
  readLoginDraft,
  mergeLoginDraft,
} from './loginDraft'

const titles: Record<Step['name'], string> = {
  enter: 'Вход',
  phone: 'Регистрация',
  code: 'Код подтверждения',
  registerShort: 'Давайте познакомимся',
  register: 'Ваши данные',
  remind: 'Восстановление пароля',
  newPassword: 'Новый пароль',
}

interface LoginFlowProps {
  hasExpired: boolean
  /** True if the dialog is titled 'Регистрация' and starts with it. */
  isRegistration: boolean
  /** Receives whether the current step belongs to a registration. */
  onGoal?: (isRegistration: boolean) => void
  /** The title above the flow; a step with the same title does not repeat it. */
  title?: string
  type?: LoginType
}

/** Tells whether a step belongs to a registration, which may also be that of an unknown number. */
const isRegistering = (step: Step) =>
  step.name === 'code' ? step.goal === 'register' : ['phone', 'register', 'registerShort'].includes(step.name)

/** Runs the login from the first field to the reload of the page. */
export function LoginFlow({
  hasExpired,
  isRegistration,
  onGoal,
  title = titles.phone,
  type,
}: LoginFlowProps) {
  const drafts = use(DraftContext)
  const [typed, setTyped] = useState(() => readLoginDraft(drafts))
  const [step, setStep] = useState<Step>(isRegistration ? { name: 'phone' } : { name: 'enter' })
  const [sent, setSent] = useState<SentCode>()
  const validated = useConfirmed<boolean>()
  const [isDone, setDone] = useState(false)
  // Text typed into other steps counts as unsaved, too: closing the dialog would lose it.
  const [isFormUnsaved, setFormUnsaved] = useState(false)
  const onFormMarked = useCallback(
    (unsaved: Unsaved | undefined) => setFormUnsaved(unsaved !== undefined),
    [],
  )
  useUnsaved(!isDone && (isFormUnsaved || hasLoginDraft(typed)))

  const onStep = (next: Step) => {
    setStep(next)
    onGoal?.(isRegistering(next))
  }
  const onTyped = (fields: object) => {
    const all = mergeLoginDraft(typed, fields)
    setTyped(all)
    saveLoginDraft(drafts, all)
  }
  const signIn = async (token: string | null) => {
    setDone(true)
    removeLoginDraft(drafts)
    await signedIn(token, type)
    emit('signed-in', { type: type ?? 'consumer' })
    enterSession()
    return new Promise<never>(() => undefined)
  }

  const root = useRef<HTMLDivElement>(null)
  // A new code counts as a new step: the pressed button has disappeared, so the field takes the focus.
  const shown = step.name === 'code' ? sent : step
  useEffect(() => root.current?.querySelector('input')?.focus(), [shown])

  return (
    <UnsavedContext value={onFormMarked}>
      <LoginContext value={{ type, typed, onTyped, onStep, sent, onSent: setSent, validated, signIn }}>
        <StyleSheet href={css} />
        <div className="step" ref={root}>
          {titles[step.name] !== title && <h3>{titles[step.name]}</h3>}
          {step.name === 'enter' && hasExpired && (
            <p>Войдите, чтобы продолжить. После входа страница обновится.</p>
          )}
          <Announced>
            {step.name === 'enter' && step.hasNewPassword && (
              <Notice tone="done">Пароль изменён. Войдите с новым паролем</Notice>
            )}
          </Announced>
          <LoginSteps step={step} />
          {/* Moving the focus announces only the field, so the step is announced here. */}
          <p className="visually-hidden" role="status">
            {titles[step.name]}
          </p>
        </div>
      </LoginContext>
    </UnsavedContext>
  )
}
