/* The block of the editor, without a build step: which widget, its settings, and the widget itself as a preview. */
;(({ blocks, blockEditor, components, element }, { widgets, missing }) => {
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

  const containerAttributes = ({ name, settings }) =>
    Object.fromEntries(
      [['lens-widget', name], ...Object.entries(settings)]
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [`data-${key}`, value]),
    )

  /** The key remounts the widget with every change; what is in it cannot be used while the page is edited. */
  function Preview({ attributes }) {
    return h(
      'div',
      { ref: (node) => node && (node.inert = true) },
      h('p', null, missing || `Виджет «${widgets[attributes.name].title}»`),
      h('div', { key: JSON.stringify(attributes), ...containerAttributes(attributes) }),
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
          { title: 'Виджет' },
          h(components.SelectControl, {
            label: 'Какой виджет',
            value: attributes.name,
            options: choices,
            onChange: (name) => setAttributes({ name, settings: {} }),
          }),
          settingFields(attributes, setAttributes),
          h(components.TextareaControl, {
            label: 'Что видно без JavaScript',
            value: attributes.fallback,
            onChange: (fallback) => setAttributes({ fallback }),
          }),
        ),
      ),
      h(Preview, { attributes }),
    )
  }

  blocks.registerBlockType('lens-widgets/widget', {
    apiVersion: 2,
    title: 'Lens Widgets',
    category: 'widgets',
    icon: 'visibility',
    description: 'Личный кабинет и другие виджеты магазина линз',
    attributes: {
      name: { type: 'string', default: 'cabinet' },
      settings: { type: 'object', default: {} },
      fallback: { type: 'string', default: '' },
    },
    keywords: ['линзы', 'кабинет', 'каталог', 'lens'],
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
