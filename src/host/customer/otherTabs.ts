import { tryOrUndefined } from './tryOrUndefined'

const PREFIX = 'lens-widgets:'

const channels = new Map<string, BroadcastChannel | undefined>()

/**
 * Returns the topic's only channel, used for sending and receiving: a channel does not receive its own
 * messages.
 */
function channelOf(topic: string): BroadcastChannel | undefined {
  if (!channels.has(topic))
    channels.set(
      topic,
      tryOrUndefined(() => new BroadcastChannel(PREFIX + topic)),
    )
  return channels.get(topic)
}

/** Tells the shop's other tabs that something has changed, without the data. */
export const tellOtherTabs = (topic: string): void =>
  tryOrUndefined(() => channelOf(topic)?.postMessage('changed'))

/** Calls the listener when another tab announces a change; the returned function ends it. */
export function onOtherTabTold(topic: string, listener: () => void): () => void {
  const channel = channelOf(topic)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
