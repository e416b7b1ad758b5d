import { readdirSync, readFileSync } from 'node:fs'
import { ms, ratio } from './figures.mjs'
import { measureVisitors } from './measure.mjs'

/* Measures the cost of the cabinet on a heavy page of a shop, and how soon it shows there. */

const NODES = 5_000
/** Functions of about 150 bytes each: 300 kB. */
const PARTS = 2_000

/** 5,000 elements of a shop's own. */
export const hostNodes = () =>
  Array.from(
    { length: NODES / 5 },
    (_, n) => `<p><b>${n}</b> <a href="#${n}">Товар</a> <i></i><s></s></p>`,
  ).join('')

/** A script of a shop: it goes over the page part by part, and tells when it has done so. */
export function hostScript() {
  const parts = Array.from(
    { length: PARTS },
    (_, n) =>
      `parts.push(function part${n}(items){var item=items[${n}%items.length],names=['${n}','x','y'].sort();` +
      `item.title=names.join('-');item.onclick=function(){return item.title+${n}}})\n`,
  )
  return (
    `(function(){var parts=[]\n${parts.join('')}` +
    `addEventListener('DOMContentLoaded',function(){var items=document.querySelectorAll('main p');` +
    `parts.forEach(function(part){part(items)});document.body.dataset.hostReady=''})})()`
  )
}

/** Returns a library as large as jQuery (87 kB) and used like it: it finds elements, adds classes and listeners, measures. */
export function hostLibrary() {
  const methods = Array.from(
    { length: 765 },
    (_, n) =>
      `Found.prototype.method${n}=function(value){return this.each(function(){this.data${n}=value===void 0?'${n}':value})};\n`,
  )
  return (
    `(function(){function Found(all){this.all=all}\n${methods.join('')}` +
    `Found.prototype.each=function(run){[].forEach.call(this.all,function(one){run.call(one)});return this};` +
    `Found.prototype.addClass=function(name){return this.each(function(){this.className+=' '+name})};` +
    `Found.prototype.on=function(name,run){return this.each(function(){this.addEventListener(name,run)})};` +
    `Found.prototype.height=function(){return this.all[0].offsetHeight};` +
    `window.$=function(given){return new Found(document.querySelectorAll(given))};` +
    `addEventListener('DOMContentLoaded',function(){$('main a').addClass('link').on('click',String);` +
    `$('main p').addClass('line').method1().on('mouseover',String);$('main').height()})})()`
  )
}

const FONTS = new URL('../../node_modules/playwright-core/lib/vite/traceViewer/', import.meta.url)

/** A font that the test runner brings; the shop's page has it under three names. */
export function hostFont() {
  const [file] = readdirSync(FONTS).filter((name) => name.endsWith('.ttf'))
  return readFileSync(new URL(file, FONTS))
}

/** Median of `rounds` visits with and without the cabinet. */
export async function measureHost(bench) {
  const own = { content: '[data-host-ready]' }
  const cabinet = '[data-lens-widget=cabinet] >>> '
  const both = { ...own, points: `${cabinet}.points__value`, drawn: 1 }
  const { without, withCabinet } = await measureVisitors(bench, [
    [['without', `${bench.site}/bench/host/`, own]],
    [['withCabinet', `${bench.site}/bench/host/?widgets`, both]],
  ])
  const rows = [
    ['first paint, ms', 'paint', ms],
    ["the shop's script is ready, ms", 'content', ms],
    ["the cabinet's first data, ms", 'points', ms],
    ['React is there, ms', 'drawn', ms],
    ['blocking, ms', 'blocking', ms],
    ['kB', 'kilobytes', ms],
  ]
  const [share] = ratio(withCabinet, without, 'content')
  return {
    table: { columns: { 'without the cabinet': without, 'with it': withCabinet }, rows },
    goals: [["a heavy shop's script is ready", share, `${share.toFixed(2)} × without the cabinet`, 1.03]],
  }
}
