import { Suspense, useState } from 'react'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Skeleton } from '#ui/states/Skeleton'
import { CodeStep } from './CodeStep'
import { EnterStep, type Way } from './EnterStep'
import { useLogin, type SentCode, type Step } from './LoginContext'
import { NewPasswordStep } from './NewPasswordStep'
import { PhoneForm } from './PhoneForm'
import { RegistrationStep } from './RegistrationStep'
import { ForgotPasswordStep } from './ForgotPasswordStep'
import { ShortRegistrationStep } from './ShortRegistrationStep'

// This step loads on demand, because consumers do not need it.
const SpecialistRegistrationStep = lazyComponent(() =>
  import('./SpecialistRegistrationStep').then(({ SpecialistRegistrationStep }) => SpecialistRegistrationStep),
)

/** Renders the current step. The choice between phone and e-mail survives the other steps. */
export function LoginSteps({ step }: { step: Step }) {
  const { sent, type } = useLogin()
  const [way, setWay] = useState<Way>('phone')
  switch (step.name) {
    case 'enter':
      return <EnterStep way={way} onWay={setWay} />
    case 'phone':
      return <PhoneForm goal="register" />
    case 'remind':
      return <ForgotPasswordStep />
    case 'newPassword':
      return <NewPasswordStep email={step.email} />
    case 'code':
      return sent && <CodeStep goal={step.goal} sent={sent} />
    case 'registerShort':
      return sent && <ShortRegistrationStep confirmed={confirmedBy(sent, step.code)} />
    case 'register':
      if (!sent) return undefined
      return type ? (
        <Suspense fallback={<Skeleton />}>
          <SpecialistRegistrationStep confirmed={confirmedBy(sent, step.code)} />
        </Suspense>
      ) : (
        <RegistrationStep confirmed={confirmedBy(sent, step.code)} />
      )
  }
}

const confirmedBy = ({ phone, country }: SentCode, code: string) => ({ phone, country, code })
