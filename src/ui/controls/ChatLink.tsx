import type { ReactNode } from 'react'
import { chatUrl } from '../../host/page/config'
import { Anchor } from './Anchor'

interface ChatLinkProps {
  /** What it is about: it stands in the message already, where the chat takes that from its address. */
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

/** Adds the text of a message to the address of a chat. */
function withText(address: string, text: string): string {
  const [path = '', hash] = address.split('#')
  const query = `${path.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`
  return path + query + (hash === undefined ? '' : `#${hash}`)
}
