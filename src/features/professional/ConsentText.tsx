import { policyUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

/** Names the policy that an application agrees to; the server refuses one without it. */
export const ConsentText = () => (
  <>
    Согласен с{' '}
    <Anchor href={policyUrl()} newTab inLabel>
      политикой обработки персональных данных
    </Anchor>
  </>
)
