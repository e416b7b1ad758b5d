import type { ReactNode } from 'react'
import { policyUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

/** What the customer agrees to; `children` is what else. An unticked policy is the server's to refuse (contract 8.5). */
export const PolicyLabel = ({ children }: { children?: ReactNode }) => (
  <>
    Согласен с{' '}
    <Anchor href={policyUrl()} newTab inLabel>
      политикой обработки персональных данных
    </Anchor>
    {children}
  </>
)
