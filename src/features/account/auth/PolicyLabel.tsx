import type { ReactNode } from 'react'
import { policyUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

/**
 * Names the policies that the customer agrees to; `children` adds more. The server refuses an unticked policy
 * (contract 8.5).
 */
export const PolicyLabel = ({ children }: { children?: ReactNode }) => (
  <>
    Согласен с{' '}
    <Anchor href={policyUrl()} newTab inLabel>
      политикой обработки персональных данных
    </Anchor>
    {children}
  </>
)
