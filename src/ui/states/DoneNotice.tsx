import { takeFocus } from '../lib/takeFocus'
import { Notice } from './Notice'

/** The result of a press. It takes the focus, because the pressed button may be gone or changed. */
export const DoneNotice = ({ children }: { children: string }) => (
  <div tabIndex={-1} ref={takeFocus} key={children}>
    <Notice tone="done">{children}</Notice>
  </div>
)
