import { takeFocus } from '../lib/takeFocus'
import { Notice } from './Notice'

/** What a press has done. It takes the focus: the pressed button may be gone, or another one. */
export const DoneNotice = ({ children }: { children: string }) => (
  <div tabIndex={-1} ref={takeFocus} key={children}>
    <Notice tone="done">{children}</Notice>
  </div>
)
