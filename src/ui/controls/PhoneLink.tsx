import { Fragment } from 'react'
import { writtenPhones } from '../../domain/writtenPhones'
import { TextLink } from './TextLink'

interface PhoneLinkProps {
  /**
   * One or several phones as the shop writes them: '4951234567', '+7 495 123-45-67 доб. 12', '+375 17
   * 234-56-78'.
   */
  phone: string | null
  /** 'Позвонить' if the link has to name its action; otherwise the link shows only the number. */
  call?: string | undefined
}

/** Links that call the phones of a place. */
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
