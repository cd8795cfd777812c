import { defineWords } from '../../platform/words'

/** Texts of the map, which comes with the first answer to a search. */
export const mapWords = defineWords({
  zh: {
    heading: '地图',
    extra: '地图是补充，名单里有同样的信息。',
    third:
      '地图图片来自地图服务器，一般是 OpenStreetMap 的。打开地图后，对方会看到你的网络地址、你来自本站（不含是哪一页），以及所看的区域。',
    mainland: '中文界面默认不显示地图：在中国大陆，地图图片可能打不开。用“在地图应用中查看”更方便。',
    show: '显示地图',
    showAnyway: '仍要显示地图',
    hide: '收起地图',
    loading: '正在打开地图…',
    failed: '地图打不开。名单里有同样的信息。',
    tilesFailed: '地图图片没有加载出来，只看得到标记。名单里有同样的信息。',
    label: '标出名单中机构的地图',
    keys: '用方向键移动，用加号和减号缩放，用 Tab 键走到标记，按回车看名称。',
    skip: '跳过地图',
    approximate: '标记的位置是大概的。',
  },
  en: {
    heading: 'Map',
    extra: 'The map is an extra. The list has the same information.',
    third:
      'Map pictures come from a map server, usually OpenStreetMap’s. Once the map is open, it sees your network address, that you come from this site (not which page), and the area you look at.',
    mainland:
      'The map is off for readers of Chinese: in mainland China its pictures may not load. “See in a map app” works better there.',
    show: 'Show the map',
    showAnyway: 'Show the map anyway',
    hide: 'Close the map',
    loading: 'Opening the map…',
    failed: 'The map won’t open. The list has the same information.',
    tilesFailed: 'The map pictures didn’t load; you only see the marks. The list has the same information.',
    label: 'Map with the listed services',
    keys: 'Arrow keys move, plus and minus zoom, Tab goes to the marks, Enter shows the name.',
    skip: 'Skip the map',
    approximate: 'Marks are approximate.',
  },
})
