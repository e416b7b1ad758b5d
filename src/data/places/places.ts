export type { DeliveryPoint, City, Department } from '../../domain/records'
import type { DeliveryPoint } from '../../domain/records'
import { lookup } from '../../domain/lookup'

/** 'pickup', 'postmat' or 'optic'; other types may come and are shown too (contract 17.1). */
export type PointType = string

const POINT_TYPES = { pickup: 'Пункт выдачи', postmat: 'Постамат', optic: 'Оптика' }

/** The types to filter by, as [code, label]. */
export const pointTypes = Object.entries(POINT_TYPES)

/** Returns 'Постамат'; '' for an unknown type. */
export const pointTypeLabel = (type: PointType): string => lookup(POINT_TYPES, type) ?? ''

/** Returns 'Пункт выдачи, Тверская улица, 5'. */
export const pointInWords = ({ type, name, address }: DeliveryPoint): string =>
  [pointTypeLabel(type), address || name].filter(Boolean).join(', ')
