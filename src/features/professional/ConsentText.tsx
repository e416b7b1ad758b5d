import { policyUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

/**
 * Renders the label of the consent checkbox with a link to the policy; the server refuses an application
 * without consent.
 */
export const ConsentText = () => (
  <>
    Согласен с{' '}
    <Anchor href={policyUrl()} newTab inLabel>
      политикой обработки персональных данных
    </Anchor>
  </>
)
