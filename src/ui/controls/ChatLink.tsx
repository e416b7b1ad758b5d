import type { ReactNode } from 'react'
import { chatUrl } from '../../host/page/config'
import { Anchor } from './Anchor'

interface ChatLinkProps {
  /** The subject, prefilled in the message if the chat's address supports it. */
  about?: string
  children: ReactNode
}

/** Link to the shop's support chat, in a new tab. */
export function ChatLink({ about, children }: ChatLinkProps) {
  return (
    <Anchor href={about === undefined ? chatUrl() : withText(chatUrl(), about)} newTab>
      {children}
    </Anchor>
  )
}

/** Adds a prefilled text to the address of a chat. */
function withText(address: string, text: string): string {
  const [path = '', hash] = address.split('#')
  const query = `${path.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`
  return path + query + (hash === undefined ? '' : `#${hash}`)
}
