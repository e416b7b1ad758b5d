import 'htmx.org'
import { trustSwaps } from './trustSwaps'

/* A shop with htmx: buttons fetch a part of the page and put it somewhere. */
trustSwaps()
