import '@hotwired/turbo'
import { trustSwaps } from './trustSwaps'

/*
 * A shop with Hotwire Turbo: links swap the body of the page. Turbo brings an inline style sheet for its progress bar,
 * which the policy of this shop blocks; a shop that wants the bar allows it by nonce (`<meta name="csp-nonce">`).
 */
trustSwaps()
