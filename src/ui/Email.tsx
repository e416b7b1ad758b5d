import { Fragment } from 'react'

/** An e-mail address that wraps before '@' or a dot rather than within a word. */
export const Email = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
