import { tryOrUndefined } from './tryOrUndefined'

const PREFIX = 'lens-widgets:'

const channels = new Map<string, BroadcastChannel | undefined>()

/** One for both directions: a channel does not hear itself. */
function channelOf(topic: string): BroadcastChannel | undefined {
  if (!channels.has(topic))
    channels.set(
      topic,
      tryOrUndefined(() => new BroadcastChannel(PREFIX + topic)),
    )
  return channels.get(topic)
}

/** Tells the shop's other tabs that something has changed; never what. */
export const tellOtherTabs = (topic: string): void =>
  tryOrUndefined(() => channelOf(topic)?.postMessage('changed'))

/** Hears what another tab has told. */
export const onOtherTabTold = (topic: string, listener: () => void): void =>
  channelOf(topic)?.addEventListener('message', listener)
