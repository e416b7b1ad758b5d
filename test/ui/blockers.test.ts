/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/*
 * Filter lists of ad blockers know files and classes by words. A file of ours lends its name to a file of the build: of
 * one with such a word, customers with a blocker would see nothing. 'promo', 'share', 'track' and 'tracking' alone are in
 * none of the usual lists (EasyList, EasyPrivacy, Fanboy's and uBlock Origin's of August 2026).
 */
const BLOCKED =
  /(^|-)(ads?|adv|adverts?|advertis\w+|adserver|affiliates?|analytics|banners?|beacons?|cookie-consent|doubleclick|metrika|pixel|popunder|popups?|prebid|social-share|sponsors?|sponsored|telemetry|trackers?)(-|$)/

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)

/** 'promo-codes-css' of `promoCodes.css`. */
const wordsOf = (name: string) =>
  name
    .split(/(?<=[a-z\d])(?=[A-Z])|[^a-zA-Z\d]+/)
    .join('-')
    .toLowerCase()

const blocked = (names: string[]) => [...new Set(names)].filter((name) => BLOCKED.test(wordsOf(name)))

it('names no file as what ad blockers block', () => {
  expect(blocked(files.map((file) => basename(file)))).toEqual([])
})

it('names no class as what ad blockers hide', () => {
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))
  expect(blocked(sheets.flatMap((text) => text.match(/\.[a-z][\w-]*/gi) ?? []))).toEqual([])
})
