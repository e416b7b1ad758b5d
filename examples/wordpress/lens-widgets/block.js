/* The block of the editor, without a build step: which widget, its settings, and the widget itself as a preview. */
;(({ blocks, blockEditor, components, element }, { widgets, missing, texts }) => {
  const { createElement: h } = element
  const names = Object.keys(widgets)
  const choices = names.map((name) => ({ value: name, label: widgets[name].title }))

  const settingFields = ({ name, settings }, setAttributes) =>
    Object.entries(widgets[name].settings).map(([key, label]) =>
      h(components.TextControl, {
        key,
        label,
        value: settings[key] ?? '',
        onChange: (value) => setAttributes({ settings: { ...settings, [key]: value } }),
      }),
    )

  const previewOf = ({ name, settings }) => {
    const address = new window.URL(widgets[name].preview, window.location.href)
    Object.entries(settings).forEach(([key, value]) => address.searchParams.set(`settings[${key}]`, value))
    return address.href
  }

  /** As high as what it holds, however the editor scales the page. */
  function fit({ target: frame }) {
    const { body } = frame.contentDocument
    new frame.contentWindow.ResizeObserver(() => {
      frame.style.height = `${body.scrollHeight}px`
    }).observe(body)
  }

  /**
   * A page of its own: the editor may show blocks in a frame without an address, where nothing can be called. What is
   * in it cannot be used while the page is edited.
   */
  function Preview({ attributes }) {
    const { title } = widgets[attributes.name]
    return h(
      'div',
      { ref: (node) => node && (node.inert = true) },
      h('p', null, missing || texts.widget.replace('%s', title)),
      !missing &&
        h('iframe', {
          key: previewOf(attributes),
          src: previewOf(attributes),
          title,
          style: { width: '100%', border: 0 },
          onLoad: fit,
        }),
    )
  }

  function Edit({ attributes, setAttributes }) {
    return h(
      'div',
      blockEditor.useBlockProps(),
      h(
        blockEditor.InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: texts.panel },
          h(components.SelectControl, {
            label: texts.name,
            value: attributes.name,
            options: choices,
            onChange: (name) => setAttributes({ name, settings: {} }),
          }),
          settingFields(attributes, setAttributes),
          h(components.TextareaControl, {
            label: texts.fallback,
            value: attributes.fallback,
            onChange: (fallback) => setAttributes({ fallback }),
          }),
        ),
      ),
      h(Preview, { attributes }),
    )
  }

  blocks.registerBlockType('lens-widgets/widget', {
    apiVersion: 3,
    title: 'Lens Widgets',
    category: 'widgets',
    icon: 'visibility',
    description: texts.description,
    attributes: {
      name: { type: 'string', default: 'cabinet' },
      settings: { type: 'object', default: {} },
      fallback: { type: 'string', default: '' },
    },
    keywords: texts.keywords.split(', '),
    // Each widget stands in the inserter by its own name, too.
    variations: names.map((name) => ({
      name,
      title: `${widgets[name].title} (Lens Widgets)`,
      attributes: { name },
      scope: ['inserter'],
    })),
    supports: { align: ['wide', 'full'], html: false },
    edit: Edit,
    save: () => null,
  })
})(window.wp, window.lensWidgetsBlock)
