import { formatPhone, phoneLength } from '../domain/phone'
import { TextLink } from './TextLink'

interface PhoneLinkProps {
  /** As the shop writes it: '4951234567', '+7 495 123-45-67'. */
  phone: string | null
  /** 'Позвонить' where the link is to say what it does; else the number alone. */
  call?: string | undefined
}

/** The phone of a place, to be called by a press. A short number is dialled as it stands. */
export function PhoneLink({ phone, call }: PhoneLinkProps) {
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  if (digits === '') return null
  const national = digits.slice(-phoneLength('ru'))
  const isShort = digits.length < phoneLength('ru')
  return (
    <TextLink href={isShort ? `tel:${digits}` : `tel:+7${national}`}>
      {call === undefined ? <span className="visually-hidden">Позвонить: </span> : `${call}: `}
      {isShort ? digits : formatPhone(national, 'ru')}
    </TextLink>
  )
}
