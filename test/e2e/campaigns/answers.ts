import { readFileSync } from 'node:fs'
import { operationsOf } from '../../../check/contract'
import { finderOf } from '../../fuzz/operationAt'

export const operationAt = finderOf(operationsOf(JSON.parse(readFileSync('dist/openapi.json', 'utf8'))))

export const isAddress = (path: string) => /(url|link|picture|poster|avatar|links\[\]|\.[123]x)$/.test(path)
/** Fields without fixed values in the contract that are still codes: with other values most of a screen would not appear. */
export const isCode = (path: string) =>
  /(code|token|auth|currency|unit|types?|kind|time|time_from|time_to|role|operator)(\[\])?$/.test(path)
