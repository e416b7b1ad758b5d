import type { ReactNode } from 'react'
import { chatUrl } from '../../host/page/config'
import { Anchor } from './Anchor'

/** Link to the shop's support chat, in a new tab. */
export function ChatLink({ children }: { children: ReactNode }) {
  return (
    <Anchor href={chatUrl()} newTab>
      {children}
    </Anchor>
  )
}
