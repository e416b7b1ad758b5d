import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { HostilePage } from './page'
import { library } from './page'

/*
 * Twenty libraries that shops have: the real ones where Debian or our own dependencies bring them, else what they do to
 * built-ins, elements and styles.
 */

const own = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

/** Adds methods as old libraries did: they are listed by every `for … in`. */
const EXTEND = `var extend = function (holder, methods) { for (var name in methods) holder[name] = methods[name] };`

const PROTOTYPE_16 = `${EXTEND}
  extend(Object, { extend: extend, toJSON: function (value) { return JSON.stringify(value) },
    keys: function (value) { var all = []; for (var key in value) all.push(key); return all } })
  extend(Array.prototype, { each: function (action) { for (var i = 0; i < this.length; i++) action(this[i], i); return this },
    toJSON: function () { return '[' + this.join() + ']' }, first: function () { return this[0] },
    reduce: function () { return this.length > 1 ? this : this[0] }, entries: function () { return this.slice() },
    without: function (one) { return this.filter(function (other) { return other !== one }) } })
  extend(String.prototype, { strip: function () { return this.trim() }, toJSON: function () { return '"' + this + '"' },
    escapeHTML: function () { return this.replace(/</g, '&lt;') } })
  extend(Function.prototype, { bind: function (self) { var action = this; return function () { return action.apply(self, arguments) } },
    defer: function () { setTimeout(this, 10) } })
  extend(Element.prototype, { update: function (html) { this.innerHTML = html; return this }, select: function (rule) { return this.querySelectorAll(rule) },
    visible: function () { return this.style.display !== 'none' }, store: function () { return this } })
  document.getElementsByClassName = function (name) { return [].slice.call(this.querySelectorAll('.' + name)) }
  window.$ = function (id) { return document.getElementById(id) }; window.$A = Array.from = function (list) { return [].slice.call(list) }`

const MOOTOOLS_12 = `${EXTEND}
  window.Native = window.Class = function () {}; window.Hash = function () {}
  var DomEvent = window.Event; window.Event = function (event) { this.event = event }; window.Event.prototype = DomEvent.prototype
  extend(Array.prototype, { contains: function (one) { return this.indexOf(one) !== -1 }, flatten: function () { return this },
    erase: function (one) { return this }, include: function (one) { this.push(one); return this } })
  extend(Function.prototype, { create: function () { return this }, attempt: function () { return this() }, delay: function (time) { return setTimeout(this, time) } })
  extend(String.prototype, { contains: function (one) { return this.indexOf(one) !== -1 }, clean: function () { return this.trim() },
    test: function (rule) { return new RegExp(rule).test(this) } })
  extend(Number.prototype, { limit: function (low, high) { return Math.min(high, Math.max(low, this)) }, times: function () {}, round: function () { return Math.round(this) } })
  extend(Element.prototype, { addEvent: function () { return this }, getElement: function (rule) { return this.querySelector(rule) },
    set: function () { return this }, get: function () { return null }, inject: function () { return this }, empty: function () { return this } })
  window.addEvent = document.addEvent = function (type, action) { addEventListener(type, action) }
  window.$ = window.$$ = function () { return [] }; Date.now = function () { return +new Date() }`

const JQUERY_PLUGINS = `
  jQuery.fn.carousel = jQuery.fn.modal = jQuery.fn.mask = function () { return this }
  jQuery.ajaxSetup({ cache: false, headers: { 'X-Requested-With': 'shop' } })
  jQuery(document).on('click', 'a[href^="#"], [data-toggle]', function (event) { event.preventDefault() })
  jQuery(document).on('keydown keypress submit change focusin', '*', function () {})
  jQuery(function () { jQuery('a, button, input').each(function () { jQuery(this).data('seen', true) }); jQuery('body > *').wrap('<div class="page-wrap"></div>') })`

/** Replaces methods by other functions that do the same, hidden from lists as core-js and the shims hide them. */
const REPLACE = `var replace = function (holder, names) { names.split(' ').forEach(function (name) {
    var native = holder[name]; if (typeof native !== 'function') return
    Object.defineProperty(holder, name, { configurable: true, writable: true, enumerable: false, value: function () { return native.apply(this, arguments) } })
  }) };`

const CORE_JS_2 = `${REPLACE}
  replace(Array.prototype, 'indexOf forEach map filter some every find findIndex includes fill copyWithin sort concat splice slice push')
  replace(String.prototype, 'split replace match search trim includes startsWith endsWith padStart padEnd repeat at')
  replace(Object, 'assign keys values entries is freeze getOwnPropertyNames')
  replace(Number.prototype, 'toFixed toPrecision'); replace(RegExp.prototype, 'test exec')
  window.core = window.__core_js_shared__ = { version: '2.6.12' }
  window._babelPolyfill = true
  var Native = window.Promise; window.Promise = function (action) { return Reflect.construct(Native, [action], new.target || Native) }
  Promise.prototype = Native.prototype; Object.setPrototypeOf(Promise, Native); Native.prototype.constructor = Promise
  setImmediate = function (action) { return setTimeout(action, 0) }
  delete Array.prototype.flat; delete Array.prototype.flatMap; delete Promise.any; delete Object.fromEntries
  Array.prototype.flat = function (depth) { return this.reduce(function (all, one) { return all.concat(Array.isArray(one) && depth !== 0 ? one.flat((depth || 1) - 1) : [one]) }, []) }
  Array.prototype.flatMap = function (action, self) { return this.map(action, self).flat() }
  Object.fromEntries = function (pairs) { var all = {}; for (var pair of pairs) all[pair[0]] = pair[1]; return all }`

const ES5_SHIM = `${REPLACE}
  replace(Array.prototype, 'forEach map filter some every reduce reduceRight indexOf lastIndexOf splice unshift join push slice sort concat')
  replace(String.prototype, 'split trim substr replace lastIndexOf'); replace(Function.prototype, 'bind'); replace(Date.prototype, 'toJSON toISOString getYear')
  replace(Number.prototype, 'toFixed toPrecision'); replace(Object, 'create keys defineProperty getOwnPropertyDescriptor getPrototypeOf freeze seal isExtensible')
  var NativeDate = Date; Date = function () { return this instanceof Date ? Reflect.construct(NativeDate, arguments, NativeDate) : NativeDate() }
  Date.prototype = NativeDate.prototype; Date.now = NativeDate.now; Date.parse = NativeDate.parse; Date.UTC = NativeDate.UTC
  var int = parseInt; parseInt = function (text, base) { return int(String(text).trim(), base >>> 0 || (/^[-+]?0x/i.test(text) ? 16 : 10)) }`

const ES6_SHIM = `${REPLACE}
  ;['Map', 'Set', 'WeakMap'].forEach(function (name) { var Native = window[name]
    window[name] = function (list) { var one = Reflect.construct(Native, [], new.target || Native); if (list) for (var item of list) name === 'Set' ? one.add(item) : one.set(item[0], item[1]); return one }
    window[name].prototype = Native.prototype; Native.prototype.constructor = window[name]; window[name].groupBy = Native.groupBy })
  replace(Map.prototype, 'get set has delete clear forEach'); replace(Set.prototype, 'add has delete clear forEach')
  replace(Array, 'from of'); replace(Math, 'sign trunc log10 hypot imul'); replace(Reflect, 'get set has ownKeys apply construct')`

const CUSTOM_ELEMENTS = `${REPLACE}
  customElements.forcePolyfill = true; customElements.polyfillWrapFlushCallback = function () {}
  replace(Document.prototype, 'createElement createElementNS importNode prepend append')
  replace(Node.prototype, 'insertBefore appendChild cloneNode removeChild replaceChild')
  replace(Element.prototype, 'getAttribute setAttribute removeAttribute setAttributeNS insertAdjacentElement insertAdjacentHTML prepend append before after replaceWith remove attachShadow')
  var html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  Object.defineProperty(Element.prototype, 'innerHTML', { configurable: true, enumerable: true, get: html.get, set: function (text) { html.set.call(this, text); this.querySelectorAll('*').length } })
  new MutationObserver(function () {}).observe(document, { childList: true, subtree: true })`

const SHADOW_V0 = `${REPLACE}
  window.ShadowDOMPolyfill = { wrap: function (node) { return node }, unwrap: function (node) { return node } }; window.WebComponents = { ready: true }
  replace(Element.prototype, 'querySelector querySelectorAll getElementsByTagName matches closest'); replace(Document.prototype, 'querySelector querySelectorAll getElementById')
  Element.prototype.createShadowRoot = function () { return this.attachShadow({ mode: 'open' }) }
  Object.defineProperty(Event.prototype, 'path', { configurable: true, get: function () { return this.composedPath() } })
  replace(EventTarget.prototype, 'addEventListener removeEventListener dispatchEvent')`

const ZONE = `window.Zone = { current: { name: '<root>' }, __symbol__: function (name) { return '__zone_symbol__' + name } }
  ;['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].forEach(function (name) { var native = window[name]
    window['__zone_symbol__' + name] = native
    window[name] = function (action, time) { return native.call(window, typeof action === 'function' ? function () { return action.apply(this, arguments) } : action, time) } })
  var then = Promise.prototype.then; Promise.prototype.__zone_symbol__then = then
  Promise.prototype.then = function (good, bad) { return then.call(this, good && function (value) { return good(value) }, bad && function (error) { return bad(error) }) }
  var add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener, known = new WeakMap()
  var zoned = function (action) { if (typeof action !== 'function') return action
    if (!known.has(action)) known.set(action, function (event) { return action.call(this, event) }); return known.get(action) }
  EventTarget.prototype.addEventListener = function (type, action, options) { return add.call(this || window, type, zoned(action), options) }
  EventTarget.prototype.removeEventListener = function (type, action, options) { return remove.call(this || window, type, zoned(action), options) }
  var Observer = MutationObserver; window.MutationObserver = function (action) { return new Observer(zoned(action)) }; MutationObserver.prototype = Observer.prototype`

const FETCH_BY_XHR = `window.fetch = function (input, init) { return new Promise(function (resolve, reject) {
    var request = new Request(input, init), call = new XMLHttpRequest(); call.open(request.method, request.url, true); call.responseType = 'blob'
    if (request.credentials === 'include') call.withCredentials = true
    request.headers.forEach(function (value, name) { call.setRequestHeader(name, value) })
    call.onload = function () { var headers = new Headers(); call.getAllResponseHeaders().trim().split(/[\\r\\n]+/).forEach(function (line) { var at = line.indexOf(':'); if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim()) })
      resolve(new Response([204, 205, 304].includes(call.status) ? null : call.response, { status: call.status, statusText: call.statusText, headers: headers })) }
    call.onerror = call.ontimeout = function () { reject(new TypeError('Network request failed')) }
    call.onabort = function () { reject(new DOMException('Aborted', 'AbortError')) }
    if (request.signal) request.signal.addEventListener('abort', function () { call.abort() })
    call.send(init && init.body !== undefined ? init.body : null) }) }; fetch.polyfill = true`

const SUGAR = `${EXTEND} Array.prototype.find = function (wanted) { for (var i = 0; i < this.length; i++) if (typeof wanted === 'function' ? wanted.call(undefined, this[i], i, this) : this[i] === wanted) return this[i] }
  extend(Array.prototype, { first: function (count) { return count === undefined ? this[0] : this.slice(0, count) }, last: function () { return this[this.length - 1] }, add: function (one) { return this.concat(one) }, clone: function () { return this.slice() }, remove: function () { return this }, isEmpty: function () { return this.length === 0 } })
  extend(String.prototype, { each: function () { return this.split('') }, has: function (one) { return this.indexOf(one) !== -1 }, first: function () { return this.charAt(0) }, at: function (place) { return this.charAt(place < 0 ? this.length + place : place) } })
  extend(Number.prototype, { format: function () { return String(this) }, days: function () { return this * 864e5 } })
  Object.extended = function (value) { return value }`

const DATE_JS = `${EXTEND} Date.CultureInfo = { name: 'ru-RU' }; Date.today = function () { return new Date() }
  var parse = Date.parse; Date.parse = function (text) { return typeof text === 'string' && /^(today|now)$/.test(text) ? new Date() : parse(text) }
  var print = Date.prototype.toString; Date.prototype._toString = print; Date.prototype.toString = function (format) { return format ? 'formatted' : print.call(this) }
  extend(Date.prototype, { addDays: function (days) { this.setDate(this.getDate() + days); return this }, clone: function () { return new Date(this.getTime()) }, is: function () { return false }, between: function () { return true } })
  Number.prototype.days = function () { return this }; String.prototype.toDate = function () { return new Date(this) }`

const RECORDER = `var log = window.recorded = []
  ;['log', 'warn', 'error'].forEach(function (name) { var native = console[name]; console[name] = function () { log.push(name); return native.apply(console, arguments) } })
  ;['pushState', 'replaceState'].forEach(function (name) { var native = history[name]; history[name] = function () { log.push(arguments[2]); return native.apply(this, arguments) } })
  var ask = window.fetch; window.fetch = function () { return ask.apply(this, arguments).then(function (answer) { answer.clone().text().then(function (text) { log.push(text.length) }); return answer }) }
  var add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, action, options) { return add.call(this, type, typeof action === 'function' && !(action.wrapped && 0) ? (action.wrapped = action.wrapped || function (event) { log.push(type); return action.apply(this, arguments) }) : action, options) }
  var remove = EventTarget.prototype.removeEventListener
  EventTarget.prototype.removeEventListener = function (type, action, options) { remove.call(this, type, action, options); if (action && action.wrapped) remove.call(this, type, action.wrapped, options) }
  new MutationObserver(function (changes) { log.push(changes.length) }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  window.onerror = function () { log.push('error') }; addEventListener('unhandledrejection', function () { log.push('rejection') })`

const RESET = `html,body,div,span,h1,h2,h3,h4,p,a,ul,ol,li,form,label,table,article,section,button,input,img,main,header,footer,nav
  {margin:0;padding:0;border:0;font-size:100%;font:inherit;vertical-align:baseline}body{line-height:1}ol,ul{list-style:none}
  q::before{content:none}table{border-collapse:collapse;border-spacing:0}*:focus{outline:0!important}`
const BOOTSTRAP_3 = `*,*::before,*::after{box-sizing:border-box}html{font-size:10px;-webkit-tap-highlight-color:rgba(0,0,0,0)}
  body{font:14px/1.42857143 Helvetica,Arial,sans-serif;color:#333;background:#fff}a{color:#337ab7;text-decoration:none}
  a:hover{text-decoration:underline}h1,h2,h3{font-weight:500;line-height:1.1;margin:20px 0 10px}label{display:inline-block;font-weight:bold;margin-bottom:5px}
  button,input,select,textarea{font:inherit;line-height:inherit}.card,.btn,.label,.badge,.modal,.close,.hidden{display:none!important}
  .row{margin:0 -15px}.page{width:100px;float:left}p{margin:0 0 10px}input[type=radio]{margin:4px 0 0}fieldset{min-width:0;border:0}`
const PREFLIGHT = `*,::before,::after,::backdrop{box-sizing:border-box;border:0 solid #e5e7eb;--tw-ring-color:red;margin:0;padding:0}
  html,:host{line-height:1.5;font-family:ui-sans-serif,system-ui;tab-size:4}body{line-height:inherit}
  h1,h2,h3,h4{font-size:inherit;font-weight:inherit}a{color:inherit;text-decoration:inherit}
  button,input,select,textarea{font:inherit;color:inherit;background:transparent;letter-spacing:.2em;text-transform:uppercase;border-radius:0}
  img,svg,video,canvas{display:block;max-width:100%}[hidden]{display:none!important}ol,ul,menu{list-style:none}`

const script = (before: string): HostilePage => ({ before: `(function () { ${before} })()`, isOld: true })
/** Returns the library itself if it is installed, otherwise a script that imitates it. */
const real = (path: string, more: string, otherwise: string): HostilePage => {
  const text = library(path)
  return text === undefined ? script(otherwise) : { before: `${text};${more}`, isOld: true }
}

export const libraries: Record<string, HostilePage> = {
  'Prototype.js': real('prototype/prototype.js', '', PROTOTYPE_16),
  'Prototype.js 1.6': script(PROTOTYPE_16),
  MooTools: real('mootools/mootools-core-nc.js', '', MOOTOOLS_12),
  'MooTools 1.2': script(MOOTOOLS_12),
  'jQuery with plugins': real('jquery/jquery.js', JQUERY_PLUGINS, RECORDER),
  'core-js 2': script(CORE_JS_2),
  'es5-shim': script(ES5_SHIM),
  'es6-shim': script(ES6_SHIM),
  'a polyfill of custom elements': script(CUSTOM_ELEMENTS),
  'a polyfill of shadow roots': script(SHADOW_V0),
  'Zone.js': script(ZONE),
  'fetch by XMLHttpRequest': script(FETCH_BY_XHR),
  Sugar: script(SUGAR),
  'Date.js': script(DATE_JS),
  'a recorder of sessions': script(RECORDER),
  Turbo: { before: own('@hotwired/turbo/dist/turbo.es2017-umd.js'), isOld: true },
  htmx: { before: own('htmx.org/dist/htmx.js'), isOld: true },
  'a CSS reset': { css: RESET },
  'Bootstrap 3': { css: BOOTSTRAP_3 },
  'Tailwind preflight': { css: PREFLIGHT },
}
