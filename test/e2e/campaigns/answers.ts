import { readFileSync } from 'node:fs'
import { operationsOf } from '../../../check/contract'
import { finderOf } from '../../fuzz/operationAt'

export const operationAt = finderOf(operationsOf(JSON.parse(readFileSync('dist/openapi.json', 'utf8'))))

export const isAddress = (path: string) => /(url|link|picture|poster|avatar|links\[\]|\.[123]x)$/.test(path)
/** Free in the contract, yet words of the protocol: with others most of a screen would not come. */
export const isCode = (path: string) =>
  /(code|token|auth|currency|unit|types?|kind|time|time_from|time_to|role|operator)(\[\])?$/.test(path)
