import { defineWords } from '../../platform/words'

export const servicesWords = defineWords({
  zh: {
    heading: '查找服务',
    lead: '先选城市。要按距离排列，再告诉我们大概位置；位置不会保存。',
    formLabel: '筛选服务',
    city: '城市',
    allCities: '全部城市',
    here: '我的大概位置',
    useLocation: '使用我的大概位置',
    whyLocation:
      '为了按距离排列，浏览器会问你是否允许。我们先把位置取整到约 1 公里，在这一页的内存里用，不保存，也不写入日志。如果你登录了云端账户，或点“搜索最新名单”，取整后的范围会发给数据库来查找。',
    agreeLocation: '同意，用大概位置',
    notNow: '先不用',
    locating: '正在取得位置…',
    locationDenied: '浏览器没有给出位置。你可以在浏览器的设置里允许，或者选一个城市。',
    locationFailed: '现在取不到位置。请选一个城市。',
    more: '距离和筛选',
    referred: (ages: 'child' | 'adult' | null, clinics: boolean) =>
      `已经替你选好：${[clinics ? '能看病的地方' : '各种机构', ages === 'child' ? '接待儿童青少年' : ages === 'adult' ? '接待成人' : ''].filter((part) => part !== '').join('，')}。在“距离和筛选”里都可以改。`,
    distance: '从多远找起',
    within: (km: number) => `${km} 公里内`,
    widensHint: '不到 3 家时，会自动扩大到 50 公里，再到 200 公里。',
    kind: '类型',
    language: '语言',
    anyLanguage: '不限',
    ages: '年龄',
    anyAges: '不限',
    cost: '费用',
    anyCost: '不限',
    stepFree: '没有台阶，轮椅可进',
    openNow: '现在开门',
    unknownHint: '没有查到费用或台阶的机构会单独列在后面，不会被去掉。',
    noHours:
      '名单里还没有开放时间，所以不能按“现在开门”筛选。去之前请先打电话；没写电话的，先看看它的公众号或网站。',
    update: '更新列表',
    searching: '正在查找…',
  },
  en: {
    heading: 'Find services',
    lead: 'Choose a city first. To sort by distance, tell us roughly where you are; your position is not kept.',
    formLabel: 'Filter services',
    city: 'City',
    allCities: 'All cities',
    here: 'My approximate position',
    useLocation: 'Use my approximate position',
    whyLocation:
      'To sort by distance, your browser asks whether it may. We round your position to about one kilometre first and use it in the memory of this page: it is not kept and not logged. If you are signed in to a cloud account, or press “Search the newest list”, the rounded area goes to the database for the search.',
    agreeLocation: 'Agree and use it',
    notNow: 'Not now',
    locating: 'Finding your position…',
    locationDenied:
      'Your browser did not give the position. Allow it in the settings of your browser, or choose a city.',
    locationFailed: 'Your position cannot be found right now. Please choose a city.',
    more: 'Distance and filters',
    referred: (ages: 'child' | 'adult' | null, clinics: boolean) =>
      `Already chosen for you: ${[clinics ? 'places where you can see a doctor' : 'every kind of place', ages === 'child' ? 'for young people' : ages === 'adult' ? 'for adults' : ''].filter((part) => part !== '').join(', ')}. You can change it under “Distance and filters”.`,
    distance: 'How far to look first',
    within: (km: number) => `Within ${km} km`,
    widensHint: 'With fewer than 3 services, the search widens by itself to 50 km, then to 200 km.',
    kind: 'Kind',
    language: 'Language',
    anyLanguage: 'Any',
    ages: 'Ages',
    anyAges: 'Any',
    cost: 'Cost',
    anyCost: 'Any',
    stepFree: 'Step-free for wheelchairs',
    openNow: 'Open now',
    unknownHint: 'Places whose cost or steps are not known are listed apart, not left out.',
    noHours:
      'The list has no opening hours yet, so it cannot be filtered by “open now”. Please call before you go; where there’s no number, look at the website first.',
    update: 'Update the list',
    searching: 'Searching…',
  },
})

export const resultWords = defineWords({
  zh: {
    here: '你附近',
    found: (place: string, count: number) => `${place} · ${count} 家，由近到远`,
    none: (place: string) => `${place} · 没有找到`,
    within: (km: number) => `找的范围：${km} 公里内。`,
    widened: (from: number, km: number) => `${from} 公里内不到 3 家，所以扩大到了 ${km} 公里内。`,
    incomplete: (km: number) =>
      km === 0
        ? '这里登记的机构太多，一次只列出一部分，可能不是最近的。请加上筛选条件。'
        : `这里登记的机构很多。约 ${km} 公里内的全部列出，更远的只列出一部分。`,
    unreadable: (count: number) => `另有 ${count} 条记录无法读取，没有列出。`,
    fromCity: '距离从市中心算起，按大概位置估算，不用于导航。去之前请先打电话或查看网站。',
    fromHere: '距离从你的大概位置算起，不用于导航。去之前请先打电话或查看网站。',
    bundled: (date: string) => `这是随网站附带的名单，整理于 ${date}，没有网络也能看。`,
    newest: '这是最新名单。',
    searchNewest: '搜索最新名单',
    newestFailed: '现在连不上最新名单，下面是随网站附带的名单。',
    notKnown: '没有查到你要的信息的机构',
    notKnownText: '下面这些机构没有查到费用、台阶或开放时间。请先打电话问。',
    noneText: '200 公里内没有符合条件的机构。你可以：',
    clearFilters: '去掉筛选条件',
    otherCity: '在上面选另一个城市',
    crisisInstead: '看各地的求助电话',
    all: '全部机构',
    allText: (count: number, cities: number) => `共 ${count} 家，${cities} 个城市。点开城市看名单。`,
    allNone: '没有符合条件的机构。请去掉一些筛选条件。',
    cityCount: (city: string, count: number) => `${city} · ${count} 家`,
  },
  en: {
    here: 'Near you',
    found: (place: string, count: number) =>
      `${place} · ${count} ${count === 1 ? 'service' : 'services, nearest first'}`,
    none: (place: string) => `${place} · nothing found`,
    within: (km: number) => `Searched within ${km} km.`,
    widened: (from: number, km: number) =>
      `There are fewer than 3 within ${from} km, so the search was widened to ${km} km.`,
    incomplete: (km: number) =>
      km === 0
        ? 'So many services are listed here that only some can be shown, perhaps not the nearest. Please add filters.'
        : `Many services are listed here. Up to about ${km} km all are shown, farther away only some.`,
    unreadable: (count: number) => `${count} more could not be read and are not shown.`,
    fromCity:
      'Distances are from the city centre and estimated; do not navigate by them. Call or look at the website before you go.',
    fromHere:
      'Distances are from your approximate position; do not navigate by them. Call or look at the website before you go.',
    bundled: (date: string) =>
      `This is the list that comes with the site, made on ${date}. It works offline.`,
    newest: 'This is the newest list.',
    searchNewest: 'Search the newest list',
    newestFailed: 'The newest list cannot be reached right now. Below is the list that comes with the site.',
    notKnown: 'Services for which this is not known',
    notKnownText: 'Cost, steps or opening hours of these are not known. Please call and ask.',
    noneText: 'No service within 200 km fits. You can:',
    clearFilters: 'Remove the filters',
    otherCity: 'choose another city above',
    crisisInstead: 'see the helplines of every region',
    all: 'All services',
    allText: (count: number, cities: number) =>
      `${count} services in ${cities} cities. Open a city to see them.`,
    allNone: 'No service fits. Please remove some filters.',
    cityCount: (city: string, count: number) => `${city} · ${count}`,
  },
})

export const cardWords = defineWords({
  zh: {
    checked: (date: string) => `信息截至 ${date}`,
    hours: (hours: string) => `开放时间：${hours}`,
    stepFree: '没有台阶',
    site: '网站',
    siteOf: (name: string) => `：${name}`,
    map: '在地图应用中查看',
    copy: '复制地址',
    copied: '地址已复制',
    copyFailed: '没能复制。请长按地址选取。',
    hotline: '全国统一心理援助热线',
    noPhone: '电话未查到',
    noHotline: '看当地求助电话',
    reliability: '这些信息有多可靠？',
    confidence: '我们的把握：',
    report: '报告错误',
    reportTitle: (name: string) => `报告错误：${name}`,
    reportHint: '告诉我们哪里不对。一位管理员会核对。',
    reportClose: '收起',
  },
  en: {
    checked: (date: string) => `As of ${date}`,
    hours: (hours: string) => `Hours: ${hours}`,
    stepFree: 'Step-free',
    site: 'Website',
    siteOf: (name: string) => ` of ${name}`,
    map: 'Open in a map app',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'It could not be copied. Please select the address by hand.',
    hotline: 'national helpline',
    noPhone: 'Phone not known',
    noHotline: 'See local helplines',
    reliability: 'How reliable is this?',
    confidence: 'How sure we are of:',
    report: 'Report a mistake',
    reportTitle: (name: string) => `Report a mistake: ${name}`,
    reportHint: 'Tell us what is wrong. An administrator will check it.',
    reportClose: 'Close',
  },
})

export const mapWords = defineWords({
  zh: {
    heading: '地图',
    extra: '地图是补充，名单里有同样的信息。',
    third:
      '地图图片来自地图服务器，一般是 OpenStreetMap 的。打开地图后，对方会看到你的网络地址、你来自本站（不含是哪一页），以及所看的区域。',
    mainland:
      '中文界面默认不显示地图：在中国大陆，地图图片可能打不开，公开的地图也要经过审核。用“在地图应用中查看”更合适。',
    show: '显示地图',
    showAnyway: '仍要显示地图',
    hide: '收起地图',
    loading: '正在打开地图…',
    failed: '地图打不开。名单里有同样的信息。',
    tilesFailed: '地图图片没有加载成功，只显示标记。名单里有同样的信息。',
    label: '标出名单中机构的地图',
    keys: '用方向键移动，用加号和减号缩放，用 Tab 键走到标记，按回车看名称。',
    skip: '跳过地图',
    approximate: '标记的位置是大概的。',
  },
  en: {
    heading: 'Map',
    extra: 'The map is an extra; the list holds the same facts.',
    third:
      'Map pictures come from a map server, usually OpenStreetMap’s. Once the map is open, it sees your network address, that you come from this site (not which page), and the area you look at.',
    mainland:
      'The map is off for readers of Chinese: in mainland China its pictures may not load, and public maps need approval.',
    show: 'Show the map',
    showAnyway: 'Show the map anyway',
    hide: 'Close the map',
    loading: 'Opening the map…',
    failed: 'The map cannot be opened. The list holds the same facts.',
    tilesFailed: 'The map pictures did not load; only the marks are shown. The list holds the same facts.',
    label: 'Map with the listed services',
    keys: 'Arrow keys move, plus and minus zoom, Tab goes to the marks, Enter shows the name.',
    skip: 'Skip the map',
    approximate: 'Marks are approximate.',
  },
})
