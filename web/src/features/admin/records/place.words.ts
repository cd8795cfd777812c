import { defineWords } from '../../../platform/words'

export const placeWords = defineWords({
  zh: {
    open: '在地图上选位置',
    close: '收起地图',
    how: '点一下地图，纬度和经度就填好了。用键盘：方向键移动地图，加号和减号缩放，再按下面的按钮。',
    label: '选位置的地图',
    middle: '用地图正中的位置',
    picked: (lat: string, lon: string) => `已填：纬度 ${lat}，经度 ${lon}`,
    loading: '正在打开地图…',
    failed: '地图打不开。请直接填纬度和经度。',
    blank: '地图的图片没有加载出来，看不出点在哪里。请直接填上面的纬度和经度。',
  },
  en: {
    open: 'Pick the place on a map',
    close: 'Close the map',
    how: 'Click or tap the map to fill in latitude and longitude. With the keyboard: move the map with the arrow keys, zoom with plus and minus, then use the button below.',
    label: 'Map for picking the place',
    middle: 'Use the centre of the map',
    picked: (lat: string, lon: string) => `Filled in: latitude ${lat}, longitude ${lon}`,
    loading: 'Opening the map…',
    failed: 'The map won’t open. Please fill in latitude and longitude.',
    blank:
      'The pictures of the map didn’t load, so you can’t see where you point. Please fill in latitude and longitude instead.',
  },
})
