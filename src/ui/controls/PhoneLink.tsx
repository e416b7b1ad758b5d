import { Fragment } from 'react'
import { writtenPhones } from '../../domain/writtenPhones'
import { TextLink } from './TextLink'

interface PhoneLinkProps {
  /** As the shop writes it: '4951234567', '+7 495 123-45-67 доб. 12', '+375 17 234-56-78'. */
  phone: string | null
  /** 'Позвонить' where the link is to say what it does; else the number alone. */
  call?: string | undefined
}

/** The phone of a place, or several, to be called by a press. */
export function PhoneLink({ phone, call }: PhoneLinkProps) {
  return writtenPhones(phone ?? '').map(({ dial, shown, extension }, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <TextLink href={`tel:${dial}`}>
        {call === undefined ? <span className="visually-hidden">Позвонить: </span> : `${call}: `}
        {shown}
      </TextLink>
      {extension !== '' && ` ${extension}`}
    </Fragment>
  ))
}
