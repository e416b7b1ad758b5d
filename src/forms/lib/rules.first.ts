import { array, string } from 'yup'
import type * as rules from './rules'

/* The same fields as in `rules.ts` without their rules: nothing is checked before React. */

export const text = (() => string().default('')) satisfies typeof rules.text

export const idOfOne = (() => text()) satisfies typeof rules.idOfOne

export const choices = (() => array().of(string().required()).default([])) satisfies typeof rules.choices
